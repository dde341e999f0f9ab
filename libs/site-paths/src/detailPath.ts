import { toShanghaiDate } from '@share/times';
import { basePath } from './basePath';

/** Page types of content paths (spec §2, route table). */
export const detailTypes = [
  'audio',
  'audio_album',
  'doc',
  'gallery',
  'local_live',
  'mini_program',
  'special',
  'svideo',
  'video',
  'video_album',
] as const;

export type DetailType = (typeof detailTypes)[number];

/** Whether a segment is a page type. */
export const isDetailType = (value: string): value is DetailType =>
  (detailTypes as readonly string[]).includes(value);

/** Page types of content types whose names differ (spec §3). `gallery` is no content type. */
const otherNames = new Map<string, DetailType>([
  ['image', 'gallery'],
  ['live', 'local_live'],
  ['gallery', 'doc'],
]);

/** The page type of a content type; an unknown type opens as a document (spec §3, R46). */
const pageTypeOf = (contentType: string): DetailType =>
  otherNames.get(contentType) ?? (isDetailType(contentType) ? contentType : 'doc');

type ContentType = 'article' | 'image' | Exclude<DetailType, 'doc' | 'gallery'>;

/** The content type of a page type (spec §3). */
export const contentTypeOf = (type: DetailType): ContentType => {
  if (type === 'doc') return 'article';
  return type === 'gallery' ? 'image' : type;
};

/** The last segment of every path of a page with parts (R6). */
export const indexSegment = 'index.html';

interface DetailTarget {
  /** `peony`, or `mp` for media-account content. */
  actor: string;
  contentType: string;
  postId: string;
  /** Seconds; year and month of the path, as in the platform's own links. */
  publishedAt?: number | undefined;
}

/** Year and month in Shanghai; empty for an invalid time. */
const toDateSegments = (seconds: number): string => {
  const date = toShanghaiDate(seconds);
  return date ? `${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/` : '';
};

/** The page of a content item: `/davmu/share/{actor}/{type}/{year}/{month}/{post_id}/index.html` (spec §2). */
export const detailPath = ({ actor, contentType, postId, publishedAt }: DetailTarget): string => {
  const type = pageTypeOf(contentType);
  const date = publishedAt ? toDateSegments(publishedAt) : '';
  return `${basePath}/${actor}/${type}/${date}${encodeURIComponent(postId)}/${indexSegment}`;
};
