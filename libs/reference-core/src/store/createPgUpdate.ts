import type { ReadRows } from './createPgSearch';
import { add } from './pgCounts';
import { tableOf, toKey } from './pgSelect';
import type { SqlExecutor } from './SqlExecutor';
import type { Addition, Store } from './Store';
import { waitOf } from './waitOf';
import { withStoreError } from './withStoreError';

/**
 * `update` of a store on a database: reads the record and writes it if it is still the same, in two statements. With additions, or when
 * others change it at the same time, in a transaction that locks it.
 */
export const createPgUpdate = (executor: SqlExecutor, read: ReadRows): Store['update'] => {
  const updateUnlocked = async <Body extends object>(
    kind: string,
    id: string,
    change: (body: Body) => Body,
  ) => {
    const { text, values, next } = toKey(kind, id);
    const [row] = await read<{ body: Body }>(`select body from ${tableOf(kind)} ${text}`, values);
    if (!row) return { changed: undefined };
    const changed = change(row.body);
    const { rows } = await withStoreError(
      executor.query(
        `update ${tableOf(kind)} set body = $${next + 1}::jsonb ${text} and body = $${next}::jsonb returning id${waitOf(kind)}`,
        [...values, JSON.stringify(row.body), JSON.stringify(changed)],
      ),
    );
    return rows.length === 1 ? { changed } : undefined;
  };

  const updateLocked = <Body extends object>(
    kind: string,
    id: string,
    change: (body: Body) => Body,
    additions: readonly Addition[],
  ) =>
    withStoreError(
      executor.transaction(async (transaction) => {
        const { text, values, next } = toKey(kind, id);
        const { rows } = await transaction.query<{ body: Body }>(
          `select body${waitOf(kind)} from ${tableOf(kind)} ${text} for update`,
          values,
        );
        const body = rows[0]?.body;
        if (!body) return undefined;
        const changed = change(body);
        await transaction.query(`update ${tableOf(kind)} set body = $${next}::jsonb ${text}`, [
          ...values,
          JSON.stringify(changed),
        ]);
        await add(transaction, additions);
        return changed;
      }),
    );

  return async (kind, id, change, additions = []) => {
    const result = additions.length === 0 ? await updateUnlocked(kind, id, change) : undefined;
    return result ? result.changed : updateLocked(kind, id, change, additions);
  };
};
