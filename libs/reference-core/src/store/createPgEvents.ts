import { backOff } from '@share/resilience';
import { dayOf, type EventTable, toDate } from './EventTable';
import { onlyRow, type SqlExecutor, type SqlQueries } from './SqlExecutor';

/** One partition for each day; an id is known on its day. */
const table = 'tracking_event';

/** The lock of processes that create partitions. */
const preparingLock = 740_119;

const partitionOf = (day: number): string => `${table}_${toDate(day).replaceAll('-', '')}`;

const dayOfPartition = (name: string): number =>
  dayOf(Date.parse(name.slice(-8).replace(/(....)(..)(..)/, '$1-$2-$3')));

/** No text of JSON has a line break. */
const insertion = `with written as (
    insert into ${table} (day, id, body)
    select $1::date, line::jsonb->>'id', line::jsonb from string_to_table($2, e'\\n') line
    on conflict do nothing returning 1)
  select count(*)::int as total from written`;

/** Attached, not created in its place: inserts go on meanwhile. */
const createPartition = async (queries: SqlQueries, day: number): Promise<void> => {
  const name = partitionOf(day);
  const isThere = 'select to_regclass($1) is not null as is_there';
  const { rows } = await queries.query<{ is_there: boolean }>(isThere, [name]);
  if (onlyRow(rows).is_there) return;
  await queries.query(`create table ${name} (like ${table} including all)`);
  await queries.query(`alter table ${table} attach partition ${name} for values in ('${toDate(day)}')`);
};

const listPartitions = async (queries: SqlQueries): Promise<string[]> => {
  const { rows } = await queries.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = '${table}'::regclass and c.relname ~ '^${table}_[0-9]{8}$'`,
  );
  return rows.map(({ name }) => name);
};

/** Inserts queue behind a removal that waits for visitors of an old day: so it waits only briefly, and tries again after a pause. */
const lockWait = '200ms';
const maxTries = 8;
const pause = { from: 100, to: 5_000, spread: 0.5 };

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '55P03';

const drop = (queries: SqlQueries, names: readonly string[]) =>
  queries.query(`drop table ${names.join(', ')}`);

/** Drops all of them in one statement, on a connection of its own. */
const dropBriefly = async (queries: SqlQueries, names: readonly string[]): Promise<void> => {
  for (let failures = 0; ; failures += 1) {
    try {
      await queries.query('begin');
      await queries.query(`set local lock_timeout = '${lockWait}'`);
      await drop(queries, names);
      await queries.query('commit');
      return;
    } catch (error) {
      await queries.query('rollback');
      if (!isLockTimeout(error) || failures + 1 >= maxTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, backOff(pause, failures)));
    }
  }
};

/** Resolves with how many days were removed. */
const removeWith = async (
  queries: SqlQueries,
  day: number,
  dropAll: (queries: SqlQueries, names: readonly string[]) => Promise<unknown>,
): Promise<number> => {
  const old = (await listPartitions(queries)).filter((name) => dayOfPartition(name) < day);
  if (old.length > 0) await dropAll(queries, old);
  return old.length;
};

/** Events in PostgreSQL, in a table that is partitioned by day. */
export const createPgEvents = (executor: SqlExecutor): EventTable => {
  /** Days that have a partition, as far as this process knows. */
  const known = new Set<number>();

  const prepare: EventTable['prepare'] = async (days) => {
    const missing = days.filter((day) => !known.has(day));
    if (missing.length === 0) return;
    await executor.transaction(async (queries) => {
      await queries.query('select pg_advisory_xact_lock($1)', [preparingLock]);
      for (const day of missing) await createPartition(queries, day);
    });
    for (const day of missing) known.add(day);
  };

  return {
    prepare,
    insert: async (day, bodies) => {
      try {
        await prepare([day]);
        const values = [toDate(day), bodies.join('\n')];
        return onlyRow((await executor.query<{ total: number }>(insertion, values)).rows).total;
      } catch (error) {
        // Another process may have removed the day.
        known.delete(day);
        throw error;
      }
    },
    removeBefore: async (day) => {
      let removed: number | undefined;
      if (executor.runAlone) {
        await executor.runAlone(async (queries) => {
          removed = await removeWith(queries, day, dropBriefly);
        });
      } else {
        removed = await executor.transaction((queries) => removeWith(queries, day, drop));
      }
      for (const past of known) if (past < day) known.delete(past);
      return removed;
    },
    listNewest: async <Body extends object>(limit: number) => {
      const { rows } = await executor.query<{ body: Body }>(
        `select body from (select seq, body from ${table} order by seq desc limit $1) newest order by seq`,
        [limit],
      );
      return rows.map(({ body }) => body);
    },
  };
};
