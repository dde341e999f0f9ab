import type { QueryResultRow } from 'pg';
import { blockSizes, toFolding, toSearch } from './pgSearch';
import { type Found, mostFound, type SearchedKind, type SearchRequest } from './SearchRequest';
import { onlyRow } from './SqlExecutor';
import type { Store } from './Store';

/** Carries out a statement that changes nothing. */
export type ReadRows = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

/** The search of a store in PostgreSQL. */
export const createPgSearch = (read: ReadRows): Pick<Store, 'search'> => ({
  search: async <Body extends object>(kind: SearchedKind, request: SearchRequest) => {
    const folding = toFolding(request.keyword);
    const { folded } = onlyRow(await read<{ folded: string }>(folding.text, folding.values));
    if (!folded.trim()) return { bodies: [], total: 0 };
    // A word that is everywhere is found in the latest blocks, and one that is rare costs little in all of them.
    for (const size of blockSizes) {
      const { text, values } = toSearch(kind, folded, request, size);
      const rows = await read<Found<Body> & { latest: number | null }>(text, values);
      const { latest, ...found } = onlyRow(rows);
      if (found.total === mostFound || (latest ?? 0) < 2 ** size) return found;
    }
    const { text, values } = toSearch(kind, folded, request);
    const { bodies, total } = onlyRow(await read<Found<Body>>(text, values));
    return { bodies, total };
  },
});
