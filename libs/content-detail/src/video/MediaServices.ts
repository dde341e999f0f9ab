import type { ContentServices } from '../data/ContentServices';

/** What a player on a page takes of the page's services. */
export type MediaServices = Pick<ContentServices, 'storage' | 'page' | 'reportMedia'>;
