import pg from 'pg';
import { createPgStore } from '../src/store/createPgStore';
import { migrate } from '../src/store/migrations/migrate';
import { fromPool, type SqlQueries } from '../src/store/SqlExecutor';

/** A statement that a store has carried out. */
export interface Statement {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** A store on a PostgreSQL database, with the statements it carries out. */
export const openObservedStore = async (url: string) => {
  await migrate(new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 20_000 }));
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 20_000 });
  const statements: Statement[] = [];
  const observe = (queries: SqlQueries): SqlQueries => ({
    query: (text, values = []) => {
      statements.push({ text, values });
      return queries.query(text, values);
    },
  });
  const executor = fromPool(pool);
  const store = createPgStore({
    ...executor,
    ...observe(executor),
    transaction: (work) => executor.transaction((queries) => work(observe(queries))),
  });

  /** Carries a statement out again, undoes it, and tells which indexes it uses and how many rows it reads. */
  const explain = async ({ text, values }: Statement): Promise<{ nodes: string[]; rows: number }> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      const plans = flatten(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
      const scans = plans.filter((plan) => plan['Node Type'].includes('Scan'));
      const read = scans.map(
        (plan) => (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
      );
      return {
        nodes: plans.map((plan) => `${plan['Node Type']} ${plan['Index Name'] ?? ''}`.trim()),
        rows: Math.max(0, ...read),
      };
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  return { store, pool, statements, explain };
};
