import { isUnknownQuery, toCanonicalQuery, type AllowedQuery } from '../src/routing/canonicalQuery';
import { readQuery } from '../src/routing/readQuery';

export type { AllowedQuery };

/** The router's reading of a path and of its query as it was sent. */
export const testAddress = (path: string, search: string, allowed: AllowedQuery) => {
  const query = toCanonicalQuery(readQuery(search), allowed);
  return { path, query, isUnknownQuery: isUnknownQuery(query, allowed) };
};
