import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const urls = [process.env['DATABASE_URL'], 'postgres://postgres:postgres@127.0.0.1:5432/postgres'];

/** Exits with 0 when the database in its argument accepts a connection. */
const probe = `const { Client } = require('pg');
const client = new Client({ connectionString: process.argv[1], connectionTimeoutMillis: 500 });
client.connect().then(() => process.exit(0), () => process.exit(1));`;

/** The first PostgreSQL that answers; found synchronously because tests are declared synchronously. */
export const postgresUrl = urls.find(
  (url) => url && spawnSync(process.execPath, ['-e', probe, url], { cwd: __dirname }).status === 0,
);

const runSql = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};

/** Creates a database for one test. */
export const createDatabase = async (admin: string): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `store_${randomUUID().replaceAll('-', '')}`;
  await runSql(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = name;
  return { url: url.href, drop: () => runSql(admin, `drop database ${name} with (force)`) };
};
