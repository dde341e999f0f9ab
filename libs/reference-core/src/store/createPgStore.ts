import type { AgingKind } from './agingKinds';
import { askAgain } from './askAgain';
import { ageOf, createMissingIndexes } from './pgIndexes';
import { housekeepingLock, type SqlExecutor, type SqlQueries } from './SqlExecutor';
import {
  type Addition,
  assertFieldName,
  type ListOptions,
  type NumberField,
  type Store,
  StoreError,
  type Where,
} from './Store';

/** PostgreSQL 15 or later; `seq` is the order of storing. The lock serializes processes that start together. */
const schema = [
  'select pg_advisory_xact_lock(740117)',
  `create table if not exists record (
     kind text not null, id text not null, seq bigserial not null, body jsonb not null, primary key (kind, id))`,
  'create index if not exists record_order on record (kind, seq)',
  `create index if not exists record_thread on record (kind, (body->>'post'), (body->>'parent'), seq)`,
  `create index if not exists record_room on record (kind, (body->>'room'), seq)`,
  `create index if not exists record_target on record (kind, (body->>'target'), seq)`,
  `create index if not exists record_owner on record (kind, (body->>'owner_user_id'), seq)`,
];

interface Conditions {
  text: string;
  values: unknown[];
}

const toConditions = (kind: string, where: Where): Conditions => {
  const fields = Object.entries(where);
  return {
    text: ['kind = $1', ...fields.map(([name], at) => `body->>'${assertFieldName(name)}' = $${at + 2}`)].join(
      ' and ',
    ),
    values: [kind, ...fields.map(([, value]) => String(value))],
  };
};

const toSelect = (
  kind: string,
  { where = {}, sortBy, order, after, except, limit, offset = 0 }: ListOptions,
): Conditions => {
  const { text, values } = toConditions(kind, where);
  const [direction, follows] = order === 'oldest' ? ['asc', '>'] : ['desc', '<'];
  const add = (condition: (place: string) => string, value: string | undefined): string =>
    value === undefined ? '' : ` and ${condition(`$${values.push(value)}`)}`;
  const further =
    add((id) => `seq ${follows} (select seq from record where kind = $1 and id = ${id})`, after) +
    add((id) => `id <> ${id}`, except);
  const byField = sortBy ? `(body->>'${assertFieldName(sortBy)}')::numeric desc nulls last, ` : '';
  return {
    text: `select body from record where ${text}${further} order by ${byField}seq ${direction} limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, limit ?? null, offset],
  };
};

const countOf = (conditions: string): string =>
  `select count(*)::int as total from record where ${conditions}`;

const fieldOf = (field: string): string =>
  `select body->'${assertFieldName(field)}' as value from record where kind = $1 and id = $2`;

const numberOf = (rows: unknown[]): number | undefined => {
  const value = (rows[0] as { value: unknown } | undefined)?.value;
  return typeof value === 'number' ? value : undefined;
};

const bodyOf = <Body>(rows: unknown[]): Body | undefined => (rows[0] as { body: Body } | undefined)?.body;

const withStoreError = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('The database did not carry out a query.', { cause: error });
  }
};

/** Skips what is just being changed: a limit that counts again is not old any more. */
const removalOf = (kind: AgingKind): string =>
  `delete from record where ctid = any (array(
     select ctid from record where kind = '${kind}' and ${ageOf(kind)} < $1
     order by ${ageOf(kind)} limit $2 for update skip locked)) returning 1`;

const insertion = 'insert into record (kind, id, body) values ($1, $2, $3::jsonb) on conflict';

/** A record without the number is locked, too: the number may just be counted, without the writes of this transaction. */
const addition = `update record set body = case jsonb_typeof(body->$3)
    when 'number' then jsonb_set(body, array[$3], to_jsonb((body->>$3)::numeric + $4::numeric)) else body end
  where kind = $1 and id = $2`;

const add = async (queries: SqlQueries, additions: readonly Addition[]): Promise<void> => {
  for (const { kind, id, field, by } of additions)
    await queries.query(addition, [kind, id, assertFieldName(field), by]);
};

/** Counts records into a field, unless another process has. */
const fillCount = async (
  queries: SqlQueries,
  { kind, id, field }: NumberField,
  of: { kind: string; where: Where },
): Promise<number> => {
  // Additions wait for the lock of the record, or were made before it: then the counting statement sees them.
  const locked = await queries.query(`${fieldOf(field)} for update`, [kind, id]);
  const filled = numberOf(locked.rows);
  if (filled !== undefined) return filled;
  const { text, values } = toConditions(of.kind, of.where);
  const counted = await queries.query(countOf(text), values);
  const { total } = counted.rows[0] as { total: number };
  await queries.query(
    'update record set body = jsonb_set(body, array[$3], to_jsonb($4::numeric)) where kind = $1 and id = $2',
    [kind, id, field, total],
  );
  return total;
};

const createIndexes = async (executor: SqlExecutor): Promise<boolean> => {
  if (executor.runAlone) return executor.runAlone((queries) => createMissingIndexes(queries, true));
  await createMissingIndexes(executor, false);
  return true;
};

/** Creates the table when it is missing. The store owns the executor and closes it. */
export const createPgStore = async (executor: SqlExecutor): Promise<Store> => {
  const query = async (text: string, values: unknown[]): Promise<unknown[]> =>
    (await withStoreError(executor.query(text, values))).rows;
  /** A statement that changes nothing, which may be asked twice. */
  const read = async (text: string, values: unknown[]): Promise<unknown[]> =>
    (await withStoreError(askAgain(() => executor.query(text, values)))).rows;
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

  await withStoreError(
    executor.transaction(async (transaction) => {
      for (const statement of schema) await transaction.query(statement);
    }),
  );
  // A database that others write to may be large: its indexes are created while it is in use.
  if (!executor.runAlone) await withStoreError(createIndexes(executor));

  return {
    get: async <Body extends object>(kind: string, id: string) =>
      bodyOf<Body>(await read('select body from record where kind = $1 and id = $2', [kind, id])),
    getAll: async <Body extends object>(kind: string, ids: readonly string[]) => {
      const rows = await read('select id, body from record where kind = $1 and id = any($2)', [kind, ids]);
      const found = new Map((rows as { id: string; body: Body }[]).map(({ id, body }) => [id, body]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    put: async (kind, id, body) => {
      const text = `${insertion} (kind, id) do update set body = excluded.body`;
      await query(text, [kind, id, JSON.stringify(body)]);
    },
    insert: (kind, id, body, additions) =>
      change(`${insertion} do nothing returning id`, [kind, id, JSON.stringify(body)], additions),
    remove: (kind, id, additions) =>
      change('delete from record where kind = $1 and id = $2 returning id', [kind, id], additions),
    removeOld: (kind, limit, most) =>
      withStoreError(
        executor.transaction(async (transaction) => {
          const lock = await transaction.query('select pg_try_advisory_xact_lock($1) as is_free', [
            housekeepingLock,
          ]);
          if (!(lock.rows[0] as { is_free: boolean }).is_free) return undefined;
          return (await transaction.query(removalOf(kind), [limit, most])).rows.length;
        }),
      ),
    createIndexes: () => withStoreError(createIndexes(executor)),
    list: async <Body extends object>(kind: string, options: ListOptions = {}) => {
      const { text, values } = toSelect(kind, options);
      return (await read(text, values)).map((row) => (row as { body: Body }).body);
    },
    count: async (kind, where = {}) => {
      const { text, values } = toConditions(kind, where);
      const rows = await read(countOf(text), values);
      return (rows[0] as { total: number }).total;
    },
    readCount: async (at, of) => {
      const known = numberOf(await read(fieldOf(at.field), [at.kind, at.id]));
      return known ?? withStoreError(executor.transaction((transaction) => fillCount(transaction, at, of)));
    },
    update: <Body extends object>(
      kind: string,
      id: string,
      changeBody: (body: Body) => Body,
      additions: readonly Addition[] = [],
    ) =>
      withStoreError(
        executor.transaction(async (transaction) => {
          const { rows } = await transaction.query(
            'select body from record where kind = $1 and id = $2 for update',
            [kind, id],
          );
          const body = bodyOf<Body>(rows);
          if (!body) return undefined;
          const changed = changeBody(body);
          await transaction.query('update record set body = $3::jsonb where kind = $1 and id = $2', [
            kind,
            id,
            JSON.stringify(changed),
          ]);
          await add(transaction, additions);
          return changed;
        }),
      ),
    close: () => executor.close(),
  };
};
