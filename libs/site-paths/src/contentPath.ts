import { basePath } from './basePath';
import { indexSegment, isDetailType, type DetailType } from './detailPath';
import { parseActor, type Actor } from './parseActor';

/** The parts of the path of an item (spec §2). */
export interface ContentPath extends Actor {
  /** As in the path; `peony` for the short form of a special topic. */
  actor: string;
  type: DetailType;
  /** Still percent-encoded; absent when the path has none. */
  id?: string | undefined;
}

/**
 * The short form of a special topic, `special/{id?}/{index?}` (spec §2, R6), or `{actor}/{type}/{year?}/{month?}/{post_id?}/index.html`
 * (R6): four digits are a year, one or two a month, the last remaining segment is the id.
 */
const contentPath = new RegExp(
  `^${basePath}/(?:special(?:/([^/]+))??(?:/[^/]*\\.html)?|([^/]+)/([^/]+)(?:/\\d{4}(?=/[^/]+/))?(?:/\\d{1,2}(?=/[^/]+/))?(?:/([^/]+))?/${indexSegment})/?$`,
);

/**
 * Parses the path of an item.
 * @param path base path included, still percent-encoded
 * @returns undefined when the route is invalid: an unknown type, a wrong or missing index, or too many segments
 */
export const parseContentPath = (path: string): ContentPath | undefined => {
  const match = contentPath.exec(path);
  if (!match) return undefined;
  const [, shortId, actor = 'peony', type = 'special', id = shortId] = match;
  return isDetailType(type) ? { actor, ...parseActor(actor), type, id } : undefined;
};

/**
 * the canonical form of the path of an item, in which it says no more than what is shown: family, page type and id (R74). Any other actor, the
 * year and the month make no difference, nor does the short form of a special topic.
 */
export const toCanonicalContentPath = ({ family, type, id }: Omit<ContentPath, 'actor' | 'isPreview'>) =>
  [basePath, family, type, ...(id === undefined ? [] : [id]), indexSegment].join('/');
