import { basePath } from './basePath';

/** Page types a content path may carry (spec §2, route table). */
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

/** The page that shows a content type; types without a page of their own open as a document (spec §3, R46). */
const detailTypeOf: Record<string, DetailType> = {
  image: 'gallery',
  live: 'local_live',
  audio: 'audio',
  audio_album: 'audio_album',
  local_live: 'local_live',
  mini_program: 'mini_program',
  special: 'special',
  svideo: 'svideo',
  video: 'video',
  video_album: 'video_album',
};

type ShownContentType = 'article' | 'image' | Exclude<DetailType, 'doc' | 'gallery'>;

/** The content type a page shows: the other way round (spec §3). */
export const contentTypeOf = (type: DetailType): ShownContentType => {
  if (type === 'doc') return 'article';
  return type === 'gallery' ? 'image' : type;
};

const detailIndex = 'index.html';

export interface DetailTarget {
  /** `peony`, or `mp` for media-account content. */
  actor: string;
  contentType: string;
  postId: string;
  /** Seconds; gives the year and month of the path, as the platform's own links do. */
  publishedAt?: number | undefined;
}

const yearAndMonth = (seconds: number): string => {
  const date = new Date((seconds + 8 * 3600) * 1000);
  return `${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/`;
};

/** The page of a content item: `/davmu/share/{actor}/{type}/{year}/{month}/{post_id}/index.html` (spec §2). */
export const detailPath = ({ actor, contentType, postId, publishedAt }: DetailTarget): string => {
  const type = detailTypeOf[contentType] ?? 'doc';
  const date = publishedAt ? yearAndMonth(publishedAt) : '';
  return `${basePath}/${actor}/${type}/${date}${encodeURIComponent(postId)}/${detailIndex}`;
};

export interface DetailAddress {
  type: DetailType;
  /** Absent when the address names no item. */
  postId?: string;
}

const isDetailType = (value: string): value is DetailType =>
  (detailTypes as readonly string[]).includes(value);

/**
 * Reads what follows the actor in a content path: `{type}/{year?}/{month?}/{post_id?}/index.html` (R6). Four digits
 * are a year, one or two a month, the last remaining segment is the id. Returns null when the route is invalid:
 * an unknown type, a wrong or missing index, or parts that do not fit.
 *
 * @param segments the still percent-encoded path segments after the actor
 */
export const parseDetailAddress = (segments: readonly string[]): DetailAddress | null => {
  const [type = '', ...rest] = segments;
  if (!isDetailType(type) || rest.at(-1) !== detailIndex) return null;
  const parts = rest.slice(0, -1);
  if (parts.length > 1 && /^\d{4}$/.test(parts[0] ?? '')) parts.shift();
  if (parts.length > 1 && /^\d{1,2}$/.test(parts[0] ?? '')) parts.shift();
  if (parts.length > 1) return null;
  return parts[0] === undefined ? { type } : { type, postId: parts[0] };
};
