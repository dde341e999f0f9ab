import { refusedSegment, toCanonicalSegment } from '@share/safety';
import { indexSegment, parseDetailAddress, toContentPath } from './detailPath';
import { partsAfter } from './pageParts';

const idNames = ['id', 'post_id', 'topic_id'];

/** The parameters that name a part of a path (R81), where they are others than its own name. */
const parametersOf: Record<string, readonly string[]> = {
  post_id: idNames,
  list_id: ['list_id', 'id'],
  user_id: ['user_id', 'id'],
};

/** No id and no name is longer. */
const maxLength = 256;

/** A part as a query names it, percent-encoded; `refusedSegment` when no path could have it. */
const partIn = (query: URLSearchParams, part: string): string | undefined => {
  const value = (parametersOf[part] ?? [part]).map((name) => query.get(name)).find(Boolean);
  if (!value) return undefined;
  return (value.length <= maxLength && toCanonicalSegment(encodeURIComponent(value))) || refusedSegment;
};

/**
 * Segments of a page with the part that the query names, when they have none (R81): the path wins.
 * @param fixed the beginning of the page's path
 * @param part the name of its part
 */
export const completePath = (
  { fixed, part }: { fixed: string; part: string },
  segments: string[],
  query: URLSearchParams,
): string[] => {
  const named = partsAfter(fixed, segments).length > 0 ? undefined : partIn(query, part);
  return named === undefined ? segments : [...fixed.split('/').filter(Boolean), named, indexSegment];
};

/** One or two digits are a month and no id, however the path ends. */
const isMonth = (part: string) => /^\d{1,2}$/.test(part);

/** The same for a content path, its short form included. @param segments after the base path, actor included */
export const completeDetailPath = (segments: string[], query: URLSearchParams): string[] => {
  const [actor = '', ...rest] = toContentPath(segments);
  const address = parseDetailAddress(rest);
  if (!address || (address.postId && !isMonth(address.postId))) return segments;
  const named = partIn(query, 'post_id');
  return named === undefined ? segments : [actor, address.type, named, indexSegment];
};
