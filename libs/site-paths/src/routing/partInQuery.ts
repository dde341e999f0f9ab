import { refusedSegment, toCanonicalSegment } from '@share/safety';

const idNames = ['id', 'post_id', 'topic_id'];

/** The parameters that name a part of a path (R81), where they are others than its own name. */
const parametersOf: Record<string, readonly string[]> = {
  post_id: idNames,
  list_id: ['list_id', 'id'],
  user_id: ['user_id', 'id'],
};

/** No id and no name is longer. */
const maxLength = 256;

/**
 * A part of a path as the query names it (R81), percent-encoded; `refusedSegment` when no path could have it, undefined when the query names
 * none.
 */
export const partInQuery = (query: URLSearchParams, part: string): string | undefined => {
  const value = (parametersOf[part] ?? [part]).map((name) => query.get(name)).find(Boolean);
  if (!value) return undefined;
  return (value.length <= maxLength && toCanonicalSegment(encodeURIComponent(value))) || refusedSegment;
};
