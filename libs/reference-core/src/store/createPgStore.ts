import type { SqlExecutor } from './SqlExecutor';
import { assertFieldName, type ListOptions, type Store, StoreError, type Where } from './Store';

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
  { where = {}, sortBy, order, limit, offset = 0 }: ListOptions,
): Conditions => {
  const { text, values } = toConditions(kind, where);
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const byField = sortBy ? `(body->>'${assertFieldName(sortBy)}')::numeric desc nulls last, ` : '';
  return {
    text: `select body from record where ${text} order by ${byField}seq ${direction} limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, limit ?? null, offset],
  };
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

/** Creates the table when it is missing. The store owns the executor and closes it. */
export const createPgStore = async (executor: SqlExecutor): Promise<Store> => {
  const query = async (text: string, values: unknown[]): Promise<unknown[]> =>
    (await withStoreError(executor.query(text, values))).rows;
  const write = (text: string, kind: string, id: string, body: object) =>
    query(`insert into record (kind, id, body) values ($1, $2, $3::jsonb) on conflict ${text}`, [
      kind,
      id,
      JSON.stringify(body),
    ]);

  await withStoreError(
    executor.transaction(async (transaction) => {
      for (const statement of schema) await transaction.query(statement);
    }),
  );

  return {
    get: async <Body extends object>(kind: string, id: string) =>
      bodyOf<Body>(await query('select body from record where kind = $1 and id = $2', [kind, id])),
    getAll: async <Body extends object>(kind: string, ids: readonly string[]) => {
      const rows = await query('select id, body from record where kind = $1 and id = any($2)', [kind, ids]);
      const found = new Map((rows as { id: string; body: Body }[]).map(({ id, body }) => [id, body]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    put: async (kind, id, body) => {
      await write('(kind, id) do update set body = excluded.body', kind, id, body);
    },
    insert: async (kind, id, body) => (await write('do nothing returning id', kind, id, body)).length === 1,
    remove: async (kind, id) =>
      (await query('delete from record where kind = $1 and id = $2 returning id', [kind, id])).length === 1,
    removeBelow: async (kind, field, limit) => {
      const below = `(body->>'${assertFieldName(field)}')::numeric < $2`;
      return (await query(`delete from record where kind = $1 and ${below} returning 1`, [kind, limit]))
        .length;
    },
    list: async <Body extends object>(kind: string, options: ListOptions = {}) => {
      const { text, values } = toSelect(kind, options);
      return (await query(text, values)).map((row) => (row as { body: Body }).body);
    },
    count: async (kind, where = {}) => {
      const { text, values } = toConditions(kind, where);
      const rows = await query(`select count(*)::int as total from record where ${text}`, values);
      return (rows[0] as { total: number }).total;
    },
    update: <Body extends object>(kind: string, id: string, change: (body: Body) => Body) =>
      withStoreError(
        executor.transaction(async (transaction) => {
          const { rows } = await transaction.query(
            'select body from record where kind = $1 and id = $2 for update',
            [kind, id],
          );
          const body = bodyOf<Body>(rows);
          if (!body) return undefined;
          const changed = change(body);
          await transaction.query('update record set body = $3::jsonb where kind = $1 and id = $2', [
            kind,
            id,
            JSON.stringify(changed),
          ]);
          return changed;
        }),
      ),
    close: () => executor.close(),
  };
};
