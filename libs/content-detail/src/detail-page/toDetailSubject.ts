import type { AuthorView, PageSubject } from '@share/page-metadata';
import { basePath } from '@share/site-paths';
import type { AlbumView, DetailView, SpecialView, TrackView } from '../data/DetailView';

/** A named author is a person, an account or a source is an office. */
const authorOf = ({ author, account, source }: DetailView): AuthorView | undefined => {
  const name = author ?? account?.name ?? source;
  return name === undefined ? undefined : { name, isPerson: author !== undefined };
};

const isOwn = (href: string) => href.startsWith(`${basePath}/`);

const tracksOf = ({ tracks }: { tracks?: { items: readonly TrackView[] } }): string[] =>
  (tracks?.items ?? []).map(({ href }) => href).filter(isOwn);

const cardsOf = (special: SpecialView | undefined): string[] =>
  (special?.groups ?? []).flatMap(({ items }) => items.map(({ href }) => href)).filter(isOwn);

const albumTrail = (album: AlbumView | undefined) =>
  album ? { trail: [{ name: album.title, path: album.href }] } : {};

/** The particular fields of each kind; kinds that show text are articles. */
const ownOf = (item: DetailView): PageSubject => {
  switch (item.kind) {
    case 'video':
      return { kind: 'video', ...fileOf(item.media), ...albumTrail(item.album) };
    case 'short-video':
      return { kind: 'video', ...fileOf(item.media) };
    case 'audio':
      return { kind: 'audio', src: item.media.src, duration: item.media.duration };
    case 'audio-album':
    case 'video-album':
      return { kind: item.kind, paths: tracksOf(item) };
    case 'gallery':
      return { kind: 'gallery', pictures: item.pictures };
    case 'special':
      return { kind: 'collection', paths: cardsOf(item.special) };
    default:
      return { kind: 'article' };
  }
};

/** A playlist is no file that a search engine could read. */
const fileOf = (media: { src: string; isHls: boolean; duration?: number } | undefined) =>
  media ? { ...(!media.isHls && { src: media.src }), duration: media.duration } : {};

/** The subject of an item's page, for programs that show or index it. */
export const toDetailSubject = (item: DetailView): PageSubject => {
  const { cover, publishedAt, updatedAt, corrections } = item;
  return {
    trail: [],
    ...ownOf(item),
    ...{ publishedAt, updatedAt, corrections },
    author: authorOf(item),
    ...(cover && { picture: { alt: cover.alt, width: cover.width, height: cover.height } }),
  };
};
