import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { retryRead } from './retryRead';
import { StoreError } from './Store';

interface Rows<Row> {
  rows: Row[];
}

export interface SqlQueries {
  /** @typeParam Row as the statement makes it; the drivers do not check it */
  query<Row extends QueryResultRow = Record<string, unknown>>(
    text: string,
    parameters?: unknown[],
  ): Promise<Rows<Row>>;
}

/** Runs SQL; implemented by PGlite itself. */
export interface SqlExecutor extends SqlQueries {
  transaction<Result>(work: (queries: SqlQueries) => Promise<Result>): Promise<Result>;
  /**
   * Runs long work on a connection of its own, unless another process does so; resolves with whether it ran. Absent where only one process
   * has the database open.
   */
  runAlone?(work: (queries: SqlQueries) => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

/** The row of a statement that always answers one, such as a count. @throws StoreError without it */
export const onlyRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new StoreError('The database has answered no row.');
  return row;
};

/** The lock of long work: removing old records, and creating indexes. */
export const housekeepingLock = 740_118;

/** How long one query of long work may take. */
const longMs = 3_600_000;

const runAloneOn =
  (pool: Pool): NonNullable<SqlExecutor['runAlone']> =>
  async (work) => {
    const client = await pool.connect();
    let isBroken = true;
    try {
      const lock = 'select pg_try_advisory_lock($1) as is_free';
      const { rows } = await client.query<{ is_free: boolean }>(lock, [housekeepingLock]);
      const { is_free: isFree } = onlyRow(rows);
      const query: SqlQueries['query'] = (text, values) => {
        // The types of the driver lack the option.
        const longQuery = { text, values, query_timeout: longMs };
        return client.query(longQuery);
      };
      if (isFree) await work({ query });
      if (isFree) await client.query('select pg_advisory_unlock($1)', [housekeepingLock]);
      isBroken = false;
      return isFree;
    } finally {
      // The end of a connection ends its locks.
      client.release(isBroken);
    }
  };

const ignore = (): void => undefined;

/** A connection in a transaction. One that ended while it was idle is found out here, before anything is written. */
const begin = (pool: Pool): Promise<PoolClient> =>
  retryRead(async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  });

/**
 * A pool of PostgreSQL connections as an executor. The pool listens to the errors of idle connections only: one that ends while it is in use
 * would be an unhandled error, which ends the process. So each is listened to from its beginning; its queries fail.
 */
export const fromPool = (pool: Pool): SqlExecutor => {
  pool.on('connect', (client) => client.on('error', ignore));
  // Connections that break while idle are replaced on their next use.
  pool.on('error', ignore);
  return {
    query: (text, parameters) => pool.query(text, parameters),
    close: () => pool.end(),
    runAlone: runAloneOn(pool),
    transaction: async (work) => {
      const client = await begin(pool);
      try {
        const result = await work({ query: (text, parameters) => client.query(text, parameters) });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw error;
      }
    },
  };
};
