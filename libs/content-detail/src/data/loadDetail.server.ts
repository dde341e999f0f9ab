import { isApiError, type AlbumApi, type ItemApi, type SpecialApi } from '@share/api-client';
import type { ContentDetail, ContentType } from '@share/api-contract/types';
import type { PageReads, ViewContext } from '@share/content-cards';
import { toArticleBodyInSlices } from '@share/content-cards/server';
import type { AlbumView, DetailView } from './DetailView';
import { loadTracks } from './loadTracks';
import { toAlbumView } from './toAlbumView';
import { toDetailView, type DetailParts } from './toDetailView.server';
import { toSpecialView } from './toSpecialView';

/** Calls a detail page makes for its item. */
export type DetailApi = Pick<ItemApi, 'getContentDetail'> &
  Pick<AlbumApi, 'getAlbum' | 'getAlbumTracks'> &
  Pick<SpecialApi, 'getSpecial'>;

interface LoadOptions extends ViewContext {
  postId: string;
  /** The content type its address stands for; the item itself may be of another and is then shown as what it is. */
  type: ContentType;
  signal?: AbortSignal | undefined;
  /** Keeps what is made of a text: an item whose text has not changed is not sanitised again. */
  derived?: PageReads['derived'];
}

/** Whether an answer is the item that was asked for. An answer without id or title counts as no item. */
const isItem = (detail: Partial<ContentDetail> | null, postId: string): detail is ContentDetail =>
  detail?.post_id === postId && typeof detail.title === 'string';

const findItem = async (api: DetailApi, { postId, signal }: LoadOptions): Promise<ContentDetail | null> => {
  try {
    const detail = await api.getContentDetail({ post_id: postId }, { signal });
    return isItem(detail, postId) ? detail : null;
  } catch (error) {
    if (isApiError(error, 'business')) return null;
    throw error;
  }
};

/** Undefined when it could not be loaded: the page is rendered without it. */
const ifPossible = <Part>(part: Promise<Part>): Promise<Part | undefined> => part.catch(() => undefined);

type AlbumName = Pick<AlbumView, 'id' | 'series'>;

const loadAlbum = async (
  api: DetailApi,
  { id, series }: AlbumName,
  { siteOrigin, signal }: LoadOptions,
): Promise<DetailParts> => {
  const [album, tracks] = await Promise.all([
    ifPossible(api.getAlbum({ series, uid: id }, { signal })),
    ifPossible(loadTracks(api, { id, series, page: 1, siteOrigin, signal })),
  ]);
  return { album: album && toAlbumView(album, tracks?.total), tracks };
};

const loadSpecial = async (api: DetailApi, options: LoadOptions): Promise<DetailParts> => {
  const special = await ifPossible(api.getSpecial({ id: options.postId }, { signal: options.signal }));
  return { special: special && toSpecialView(special, options) };
};

/** Further calls for an item of this type that need only its id, so that they run in parallel with the item. */
const loadParts = async (api: DetailApi, type: ContentType, options: LoadOptions): Promise<DetailParts> => {
  if (type === 'special') return loadSpecial(api, options);
  if (type !== 'audio_album' && type !== 'video_album') return {};
  return loadAlbum(api, { id: options.postId, series: type }, options);
};

/** The album of a video, found through its relations. */
const loadStrip = async (
  api: DetailApi,
  { relations = [] }: ContentDetail,
  options: LoadOptions,
): Promise<DetailParts> => {
  const album = relations.find(({ content_type }) => content_type === 'video_album');
  return album ? loadAlbum(api, { id: album.post_id, series: 'video_album' }, options) : {};
};

/**
 * The item of a detail page with its tracks or groups; null when the platform has no such item. Only the item itself can fail.
 * @throws ApiError when the platform could not be asked
 */
export const loadDetail = async (api: DetailApi, options: LoadOptions): Promise<DetailView | null> => {
  const [detail, expected] = await Promise.all([
    findItem(api, options),
    loadParts(api, options.type, options),
  ]);
  if (!detail) return null;
  const { content_type: type, content = '' } = detail;
  const isExpected = type === options.type && type !== 'video';
  const loadOwnParts = () =>
    type === 'video' ? loadStrip(api, detail, options) : loadParts(api, type, options);
  const toBody = () => toArticleBodyInSlices(content, options);
  const [body, parts] = await Promise.all([
    options.derived ? options.derived('body', content, toBody) : toBody(),
    isExpected ? expected : loadOwnParts(),
  ]);
  return toDetailView(detail, { ...options, ...parts, body });
};
