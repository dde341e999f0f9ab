import type { ApiClient } from '../Call';
import { inFamily, type Family } from './inFamily';

/** Calls of the internal host, for a client whose `baseUrl` is that host. Only a server may create one (R12). */
export const createInnerApi = ({ get }: ApiClient, family: Family) => ({
  getPreviewDetail: get('/inner/preview/document/detail/{id}'),
  getInnerComments: inFamily(family)(get('/inner/comment/{id}'), get('/dinner/comment/{id}')),
  getInnerShareConfig: get('/inner/wxshare'),
  getStaticContent: get('/inner/static/content/{type}/{id}'),
  getStaticSpecial: get('/inner/static/special/{id}'),
  getStaticAlbum: get('/inner/static/album/{series}/{id}'),
  getStaticHot72h: get('/inner/static/hot72'),
});

export type InnerApi = ReturnType<typeof createInnerApi>;
