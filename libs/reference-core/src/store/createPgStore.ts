import type { QueryResultRow } from 'pg';
import { type AgingKind, agingKinds } from './agingKinds';
import { createPgEvents } from './createPgEvents';
import type { EventTable } from './EventTable';
import { createPgCounts } from './createPgCounts';
import { createPgSearch, type ReadRows } from './createPgSearch';
import { createPgUpdate } from './createPgUpdate';
import { add } from './pgCounts';
import { type Conditions, tableOf, toConditions, toKey, toSelect } from './pgSelect';
import { retryRead } from './retryRead';
import { housekeepingLock, onlyRow, type SqlExecutor, type SqlQueries } from './SqlExecutor';
import { type Addition, type ListOptions, type Store, type StoredRecord } from './Store';
import { tables } from './tables';
import { waitOf } from './waitOf';
import { withStoreError } from './withStoreError';

const withStoreErrors = (events: EventTable): EventTable => ({
  insert: (...event) => withStoreError(events.insert(...event)),
  prepare: (days) => withStoreError(events.prepare(days)),
  removeBefore: (day) => withStoreError(events.removeBefore(day)),
  listNewest: (limit) => withStoreError(events.listNewest(limit)),
});

/** The age of a record. */
const ageOf = (kind: AgingKind): string => `(body->>'${agingKinds[kind]}')::numeric`;

/** Skips what is just being changed: a limit that counts again is not old any more. */
const removalOf = (kind: AgingKind): string =>
  `delete from record where ctid = any (array(
     select ctid from record where kind = '${kind}' and ${ageOf(kind)} < $1
     order by ${ageOf(kind)} limit $2 for update skip locked)) returning 1`;

/** Without the columns that tables compute. */
const insertionOf = (kind: string, id: string, body: object): Conditions =>
  tables[kind]
    ? {
        text: `insert into ${tableOf(kind)} (id, body) values ($1, $2::jsonb) on conflict`,
        values: [id, JSON.stringify(body)],
      }
    : {
        text: 'insert into record (kind, id, body) values ($1, $2, $3::jsonb) on conflict',
        values: [kind, id, JSON.stringify(body)],
      };

const keyOf = (kind: string): string => (tables[kind] ? '(id)' : '(kind, id)');

const groupByKind = (records: readonly StoredRecord[]): Map<string, StoredRecord[]> => {
  const kinds = new Map<string, StoredRecord[]>();
  for (const record of records) {
    const ofKind = kinds.get(record.kind);
    if (ofKind) ofKind.push(record);
    else kinds.set(record.kind, [record]);
  }
  return kinds;
};

/** Records that one statement writes. */
const mostAtOnce = 500;

/** Writes records of one kind in their order. */
const putMany = async (queries: SqlQueries, kind: string, records: readonly StoredRecord[]) => {
  const [columns, values] = tables[kind] ? ['id, body', ''] : ['kind, id, body', '$2, '];
  for (let from = 0; from < records.length; from += mostAtOnce) {
    const rows = records.slice(from, from + mostAtOnce).map(({ id, body }) => ({ id, body }));
    await queries.query(
      `insert into ${tableOf(kind)} (${columns})
       select ${values}record->>'id', record->'body' from jsonb_array_elements($1::jsonb) with ordinality rows (record, place)
       order by place on conflict ${keyOf(kind)} do update set body = excluded.body`,
      [JSON.stringify(rows), ...(tables[kind] ? [] : [kind])],
    );
  }
};

/** A store on a database that was migrated. The store owns the executor and closes it. */
export const createPgStore = (executor: SqlExecutor): Store => {
  const query = async (text: string, values: unknown[]): Promise<unknown[]> =>
    (await withStoreError(executor.query(text, values))).rows;
  /** A statement that changes nothing, which may be requested twice. */
  const read: ReadRows = async <Row extends QueryResultRow>(text: string, values: unknown[]) =>
    (await withStoreError(retryRead(() => executor.query<Row>(text, values)))).rows;
  /** Carries a statement out and, when it changes a record, the additions; resolves with whether it does. */
  const change = async (text: string, values: unknown[], additions: readonly Addition[] = []) => {
    if (additions.length === 0) return (await query(text, values)).length === 1;
    return withStoreError(
      executor.transaction(async (transaction) => {
        const isChanged = (await transaction.query(text, values)).rows.length === 1;
        if (isChanged) await add(transaction, additions);
        return isChanged;
      }),
    );
  };

  return {
    get: async <Body extends object>(kind: string, id: string) => {
      const { text, values } = toKey(kind, id);
      const [row] = await read<{ body: Body }>(`select body from ${tableOf(kind)} ${text}`, values);
      return row?.body;
    },
    getAll: async <Body extends object>(kind: string, ids: readonly string[]) => {
      const { text, values } = toConditions(kind, {});
      const condition = `${text ? `${text} and` : 'where'} id = any($${values.length + 1})`;
      const rows = await read<{ id: string; body: Body }>(
        `select id, body from ${tableOf(kind)} ${condition}`,
        [...values, ids],
      );
      const found = new Map(rows.map(({ id, body }) => [id, body]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    put: async (kind, id, body) => {
      const { text, values } = insertionOf(kind, id, body);
      await query(`${text} ${keyOf(kind)} do update set body = excluded.body`, values);
    },
    putAll: (records) =>
      withStoreError(
        executor.transaction(async (transaction) => {
          for (const [kind, ofKind] of groupByKind(records)) await putMany(transaction, kind, ofKind);
        }),
      ),
    insert: (kind, id, body, additions) => {
      const { text, values } = insertionOf(kind, id, body);
      return change(`${text} do nothing returning id${waitOf(kind)}`, values, additions);
    },
    remove: (kind, id, additions) => {
      const { text, values } = toKey(kind, id);
      return change(`delete from ${tableOf(kind)} ${text} returning id`, values, additions);
    },
    removeOld: (kind, limit, most) =>
      withStoreError(
        executor.transaction(async (transaction) => {
          const lock = 'select pg_try_advisory_xact_lock($1) as is_free';
          const { rows } = await transaction.query<{ is_free: boolean }>(lock, [housekeepingLock]);
          if (!onlyRow(rows).is_free) return undefined;
          return (await transaction.query(removalOf(kind), [limit, most])).rows.length;
        }),
      ),
    list: async <Body extends object>(kind: string, options: ListOptions = {}) => {
      const { text, values } = toSelect(kind, options);
      return (await read<{ body: Body }>(text, values)).map(({ body }) => body);
    },
    ...createPgCounts(executor, read),
    ...createPgSearch(read),
    update: createPgUpdate(executor, read),
    events: withStoreErrors(createPgEvents(executor)),
    close: () => executor.close(),
  };
};
