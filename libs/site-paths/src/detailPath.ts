import { toShanghaiDate } from '@share/times';
import { basePath } from './basePath';
import { parseActor } from './parseActor';

/** Page types of content paths (spec §2, route table). */
const detailTypes = [
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

/** The page type of a content type; types that are missing here open as a document (spec §3, R46). */
const pageTypes = new Map<string, DetailType>([
  ['image', 'gallery'],
  ['live', 'local_live'],
  ['audio', 'audio'],
  ['audio_album', 'audio_album'],
  ['local_live', 'local_live'],
  ['mini_program', 'mini_program'],
  ['special', 'special'],
  ['svideo', 'svideo'],
  ['video', 'video'],
  ['video_album', 'video_album'],
]);

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
  const type = pageTypes.get(contentType) ?? 'doc';
  const date = publishedAt ? toDateSegments(publishedAt) : '';
  return `${basePath}/${actor}/${type}/${date}${encodeURIComponent(postId)}/${indexSegment}`;
};

interface DetailAddress {
  type: DetailType;
  /** Absent when the address contains no id. */
  postId?: string;
}

const isDetailType = (value: string): value is DetailType =>
  (detailTypes as readonly string[]).includes(value);

/**
 * Parses a content path after its actor: `{type}/{year?}/{month?}/{post_id?}/index.html` (R6). Four digits are a year, one or
 * two a month, the last remaining segment is the id.
 * @param segments still percent-encoded
 * @returns null when the route is invalid: an unknown type, a wrong or missing index, or too many segments
 */
export const parseDetailAddress = (segments: readonly string[]): DetailAddress | null => {
  const [type = '', ...rest] = segments;
  if (!isDetailType(type) || rest[rest.length - 1] !== indexSegment) return null;
  const parts = rest.slice(0, -1);
  for (const datePart of [/^\d{4}$/, /^\d{1,2}$/])
    if (parts.length > 1 && datePart.test(parts[0] ?? '')) parts.shift();
  if (parts.length > 1) return null;
  return parts[0] === undefined ? { type } : { type, postId: parts[0] };
};

/**
 * The short form of a special topic, `special/{id?}/{index}` (spec §2), written out as its content path; every other path as it is.
 * The index of a short form may be missing (R6).
 */
export const toContentPath = (segments: readonly string[]): readonly string[] => {
  const [form, ...rest] = segments;
  const parts = rest[rest.length - 1]?.endsWith('.html') ? rest.slice(0, -1) : rest;
  return form === 'special' && parts.length <= 1 ? ['peony', 'special', ...parts, indexSegment] : segments;
};

/**
 * Names the item of a content path, whatever type the path says: family and id.
 * @param segments after the base path, actor included, still percent-encoded
 * @returns undefined when the path names none
 */
export const itemOf = (segments: readonly string[]): string | undefined => {
  const [actor = '', ...rest] = toContentPath(segments);
  const postId = parseDetailAddress(rest)?.postId;
  return postId && `${parseActor(actor).family}/${postId}`;
};

/**
 * The one spelling of a content path in which it says no more than what is shown: family, page type and id (R74). Any other actor, the
 * year and the month make no difference, nor does the short form of a special topic.
 * @param segments after the base path, actor included, still percent-encoded
 * @returns null when the route is invalid
 */
export const plainDetailPath = (segments: readonly string[]): string | null => {
  const [actor = '', ...rest] = toContentPath(segments);
  const address = parseDetailAddress(rest);
  if (!address) return null;
  const { type, postId } = address;
  return [basePath, parseActor(actor).family, type, ...(postId ? [postId] : []), indexSegment].join('/');
};
