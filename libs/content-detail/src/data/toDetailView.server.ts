import type { ListPage } from '@share/page-data';
import type { ContentDetail } from '@share/api-contract/types';
import { toCardViews, type ViewContext } from '@share/content-cards';
import { plainText, safeHref, type SafeHtml } from '@share/safety';
import type { AlbumView, DetailOf, DetailView, ItemView, SpecialView, TrackView } from './DetailView';
import { toAlbumView } from './toAlbumView';
import { toItemView } from './toItemView.server';
import { toLinkView } from './toLinkView';
import { toMediaView } from './toMediaView';
import { toPictureView } from './toPictureView';

/** Parts of a detail page beside its item, from calls of their own. */
export interface DetailParts {
  album?: AlbumView | undefined;
  tracks?: ListPage<TrackView> | undefined;
  special?: SpecialView | undefined;
}

type DetailContext = DetailParts & ViewContext & { body?: SafeHtml };

type Own<Kind extends DetailView['kind']> = { [Each in Kind]: Omit<DetailOf<Each>, keyof ItemView> }[Kind];
/** The fields of every kind but articles; undefined when a required field is missing. */
type ToKind = (detail: ContentDetail, context: DetailContext) => Own<DetailView['kind']> | undefined;

const toVideo: ToKind = (detail, { siteOrigin, album, tracks }): Own<'video'> => {
  const media = toMediaView(detail, { siteOrigin });
  return { kind: 'video', ...(media && { media }), ...(album && tracks && { album, tracks }) };
};

const toShortVideo: ToKind = (detail, context): Own<'short-video'> | Own<'video'> => {
  const others = (detail.relations ?? []).filter(({ content_type }) => content_type === 'svideo');
  const media = toMediaView(detail, context);
  if (!media) return { kind: 'video' };
  const nexts = toCardViews(others, context).map(({ id, href }) => ({ id, href }));
  return { kind: 'short-video', media, nexts };
};

const toAudio: ToKind = (detail, { siteOrigin }): Own<'audio'> | undefined => {
  const media = toMediaView(detail, { siteOrigin });
  return media && { kind: 'audio', media };
};

const toAlbum =
  (kind: 'audio-album' | 'video-album'): ToKind =>
  (detail, { album, tracks }) => ({
    kind,
    album: album ?? toAlbumView(detail, tracks?.total),
    ...(tracks && { tracks }),
  });

const toGallery: ToKind = ({ payload, style, title }, { siteOrigin }): Own<'gallery'> | undefined => {
  const images = payload?.images ?? [];
  const pictures = (images.length > 0 ? images : (style?.data ?? []))
    .map((picture) => toPictureView(picture, { siteOrigin, title: plainText(title) }))
    .filter((picture) => picture !== undefined);
  return pictures.length > 0 ? { kind: 'gallery', pictures } : undefined;
};

const toLink: ToKind = ({ payload, title }, { siteOrigin }): Own<'link'> | undefined => {
  const link = toLinkView(payload, { siteOrigin, title: plainText(title, 40) });
  return link && { kind: 'link', link };
};

const toMiniProgram: ToKind = (): Own<'mini-program'> => ({ kind: 'mini-program' });

const toSpecial: ToKind = (_, { special }): Own<'special'> => ({
  kind: 'special',
  ...(special && { special }),
});

/** Opens its address, on phones and desktops alike. */
const toOutside: ToKind = ({ payload }, { siteOrigin }): Own<'outside'> => {
  const url = safeHref(payload?.url, { siteOrigin });
  return { kind: 'outside', ...(url && { phoneUrl: url, desktopUrl: url }) };
};

/** Has an address of its own for phones and for desktops, each with a switch (R59). */
const toSpecialTopic: ToKind = ({ payload }, { siteOrigin }): Own<'outside'> => {
  const phoneUrl = payload?.enable_app && safeHref(payload?.app_url, { siteOrigin });
  const desktopUrl = payload?.enable_pc && safeHref(payload?.pc_url, { siteOrigin });
  return { kind: 'outside', ...(phoneUrl && { phoneUrl }), ...(desktopUrl && { desktopUrl }) };
};

/** Types that are not listed are shown as articles. */
const kinds = new Map<string, ToKind>([
  ['video', toVideo],
  ['svideo', toShortVideo],
  ['audio', toAudio],
  ['audio_album', toAlbum('audio-album')],
  ['video_album', toAlbum('video-album')],
  ['image', toGallery],
  ['h5', toLink],
  ['link', toLink],
  ['mini_program', toMiniProgram],
  ['special', toSpecial],
  ['topic', toOutside],
  ['cloud_form', toOutside],
  ['sp_topic', toSpecialTopic],
]);

/** A content item as its page shows it (spec §3). An item that lacks a field its kind needs is shown as an article. */
export const toDetailView = (detail: ContentDetail, context: DetailContext): DetailView => {
  const toOwn = kinds.get(detail.content_type ?? '');
  return { ...toItemView(detail, context), ...(toOwn?.(detail, context) ?? { kind: 'article' }) };
};
