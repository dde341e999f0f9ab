import type { ContentType } from '@share/api-contract/sent';
import { apart, lookOf } from '../looks';
import type { StoredContent } from '../SeedBundle';

/** Which items belong to a collection; every condition that is given must hold. */
export interface Selection {
  /** One of these topics. */
  topics?: readonly string[];
  /** One of these columns; `深度` also takes `深度 · 生态`. */
  columns?: readonly string[];
  types?: readonly ContentType[];
  source?: string;
  without?: readonly string[];
  limit?: number;
}

const fits = (content: StoredContent, { topics, columns, types, source, without }: Selection): boolean =>
  (!topics || topics.some((topic) => content.topics?.includes(topic))) &&
  (!columns || columns.some((column) => content.category?.startsWith(column))) &&
  (!types || types.includes(content.content_type)) &&
  (!source || content.source_alias === source) &&
  !without?.includes(content.post_id);

/** post_ids of the items that fit, in the given order, but for an item that looks like the one before. */
export const selectPosts = (contents: readonly StoredContent[], selection: Selection): string[] =>
  apart(
    contents.filter((content) => fits(content, selection)),
    ({ style }) => lookOf(style?.data?.[0]?.url),
  )
    .slice(0, selection.limit)
    .map((content) => content.post_id);
