import { basePath } from '@share/site-paths';

/** Where other sites request a page as a card (oEmbed). */
export const oEmbedPath = `${basePath}/oembed`;

/** @param link absolute address of the page */
export const toOEmbedPath = (link: string): string => `${oEmbedPath}?url=${encodeURIComponent(link)}`;
