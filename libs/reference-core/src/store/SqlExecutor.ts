import type { Pool } from 'pg';

interface Rows {
  rows: unknown[];
}

/** Runs SQL; implemented by PGlite itself. */
export interface SqlExecutor {
  query(text: string, parameters?: unknown[]): Promise<Rows>;
  transaction<Result>(work: (executor: Pick<SqlExecutor, 'query'>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A pool of PostgreSQL connections as an executor. */
export const fromPool = (pool: Pool): SqlExecutor => ({
  query: (text, parameters) => pool.query(text, parameters),
  close: () => pool.end(),
  transaction: async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
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
});
