import { unusable, type AlbumApi, type ItemApi, type SpecialApi } from '@share/api-client';
import type { ContentDetail, ContentType } from '@share/api-contract/types';
import type { ViewContext } from '@share/content-cards';
import { toArticleBodyInSlices } from '@share/content-cards/server';
import type { ListPage, PartsBudget } from '@share/page-data';
import type { SafeHtml } from '@share/safety';
import { titleWords } from '@share/ui/format';
import type { AlbumView, DetailView, SpecialView, TrackView } from './DetailView';
import { hasHead } from './hasHead';
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
  /** The content type its address stands for; the item itself may be of another and is then shown by its own. */
  type: ContentType;
  /** Ends the call of the item itself. */
  signal?: AbortSignal | undefined;
  parts: PartsBudget;
  /** Makes the body of a text, or has it from before. */
  toBody?: (html: string) => Promise<SafeHtml>;
}

const withWords = ({ items, total }: ListPage<TrackView>): ListPage<TrackView> => ({
  items: items.map((track) => {
    const words = titleWords(track.title);
    return { ...track, ...(words !== undefined && { titleWords: words }) };
  }),
  total,
});

type AlbumName = Pick<AlbumView, 'id' | 'series'>;

const loadAlbum = async (
  api: DetailApi,
  { id, series }: AlbumName,
  { parts, siteOrigin }: LoadOptions,
): Promise<DetailParts> => {
  const [album, tracks] = await Promise.all([
    parts.secondary(
      async (signal) => {
        const found = await api.getAlbum({ series, uid: id }, { signal });
        if (!hasHead(found)) throw unusable('album');
        const withTracks = (count: number | undefined) => toAlbumView(found, count);
        // Throws here, where it costs the album alone, when the answer cannot be shown.
        withTracks(undefined);
        return withTracks;
      },
      undefined,
      'album',
    ),
    parts.secondary<ListPage<TrackView> | undefined>(
      async (signal) => withWords(await loadTracks(api, { id, series, page: 1, siteOrigin, signal })),
      undefined,
      'tracks',
    ),
  ]);
  return { album: album?.(tracks?.total), tracks };
};

const loadSpecial = async (api: DetailApi, options: LoadOptions): Promise<DetailParts> => ({
  special: await options.parts.secondary<SpecialView | undefined>(
    async (signal) => toSpecialView(await api.getSpecial({ id: options.postId }, { signal }), options),
    undefined,
    'special',
  ),
});

/** Further calls for an item of this type that need only its id, so that they run in parallel with the item. */
const loadParts = async (api: DetailApi, type: ContentType, options: LoadOptions): Promise<DetailParts> => {
  if (type === 'special') return loadSpecial(api, options);
  if (type !== 'audio_album' && type !== 'video_album') return {};
  return loadAlbum(api, { id: options.postId, series: type }, options);
};

/** The album of a video, found through its relations. */
const loadStrip = async (
  api: DetailApi,
  { relations }: ContentDetail,
  options: LoadOptions,
): Promise<DetailParts> => {
  const album = relations?.find((card) => card.content_type === 'video_album');
  return album?.post_id ? loadAlbum(api, { id: album.post_id, series: 'video_album' }, options) : {};
};

/** An article that came without its text: others have one, and this one may have it the next time. */
const lacksText = ({ kind, contentType, body, listenMinutes }: DetailView): boolean =>
  kind === 'article' &&
  contentType === 'article' &&
  listenMinutes === 0 &&
  !/<(?:img|video|audio)\b| data-omitted="/.test(body);

/**
 * The item of a detail page with its tracks or groups; undefined when the platform answered with something else (R71). Only the item
 * itself can fail; other missing parts are reported to `parts`.
 */
export const loadDetail = async (api: DetailApi, options: LoadOptions): Promise<DetailView | undefined> => {
  const expected = loadParts(api, options.type, options);
  const { postId, signal } = options;
  const detail = await api.getContentDetail({ post_id: postId }, { signal });
  if (!hasHead(detail) || detail.post_id !== postId) return undefined;
  const { content_type: type = 'article', content: text = '' } = detail;
  const isExpected = type === options.type && type !== 'video';
  const loadOwnParts = () =>
    type === 'video' ? loadStrip(api, detail, options) : loadParts(api, type, options);
  const { toBody = (html) => toArticleBodyInSlices(html, { siteOrigin: options.siteOrigin }) } = options;
  const [body, own] = await Promise.all([toBody(text), isExpected ? expected : loadOwnParts()]);
  const view = toDetailView(detail, { ...options, ...own, body });
  if (lacksText(view)) options.parts.lacks('text');
  return view;
};
