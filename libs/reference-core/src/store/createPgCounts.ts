import type { ReadRows } from './createPgSearch';
import { checkCounts } from './pgCountCheck';
import { fillCount, numberOf, toCount, toCountEach, toNumber } from './pgCounts';
import { onlyRow, type SqlExecutor } from './SqlExecutor';
import type { CountMistake, Store } from './Store';
import { withStoreError } from './withStoreError';

/** The counts of a store in PostgreSQL. */
export const createPgCounts = (
  executor: SqlExecutor,
  read: ReadRows,
): Pick<Store, 'count' | 'countEach' | 'readCount' | 'checkCounts'> => ({
  count: async (kind, where = {}) => {
    const { text, values } = toCount(kind, where);
    return onlyRow(await read<{ total: number }>(text, values)).total;
  },
  countEach: async (kind, field, each) => {
    const { text, values } = toCountEach(kind, field, each);
    const rows = await read<{ value: string; total: number }>(text, values);
    const totals = new Map(rows.map(({ value, total }) => [value, total]));
    return each.map((value) => totals.get(value) ?? 0);
  },
  readCount: async (at, of) => {
    const { text, values } = toNumber(at);
    const known = numberOf(await read(text, values));
    return known ?? withStoreError(executor.transaction((transaction) => fillCount(transaction, at, of)));
  },
  checkCounts: async (stored) => {
    if (!executor.runAlone) return withStoreError(checkCounts(executor, stored));
    let mistakes: CountMistake[] | undefined;
    await withStoreError(
      executor.runAlone(async (queries) => {
        mistakes = await checkCounts(queries, stored);
      }),
    );
    return mistakes;
  },
});
