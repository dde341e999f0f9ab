import { blockSizes, toFolding, toSearch } from './pgSearch';
import { type Found, mostFound, type SearchedKind, type SearchRequest } from './SearchRequest';
import type { Store } from './Store';

/** Carries out a statement that changes nothing. */
export type ReadRows = (text: string, values: unknown[]) => Promise<unknown[]>;

/** The search of a store in PostgreSQL. */
export const createPgSearch = (read: ReadRows): Pick<Store, 'search'> => ({
  search: async <Body extends object>(kind: SearchedKind, request: SearchRequest) => {
    const folding = toFolding(request.keyword);
    const [{ folded }] = (await read(folding.text, folding.values)) as [{ folded: string }];
    if (!folded.trim()) return { bodies: [], total: 0 };
    // A word that is everywhere is found in the latest blocks, and one that is rare costs little in all of them.
    for (const size of blockSizes) {
      const { text, values } = toSearch(kind, folded, request, size);
      const [{ latest, ...found }] = (await read(text, values)) as [Found<Body> & { latest: number | null }];
      if (found.total === mostFound || (latest ?? 0) < 2 ** size) return found;
    }
    const { text, values } = toSearch(kind, folded, request);
    const [{ bodies, total }] = (await read(text, values)) as [Found<Body>];
    return { bodies, total };
  },
});
