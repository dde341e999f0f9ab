import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { findTestServer } from './findTestServer';

/** Exits with 0 when the database in its argument accepts a connection. */
const probe = `const { Client } = require('pg');
const client = new Client({ connectionString: process.argv[1], connectionTimeoutMillis: 500 });
client.connect().then(() => process.exit(0), () => process.exit(1));`;

/** Synchronous, because tests are declared synchronously. */
const isAnswering = (url: string): boolean =>
  spawnSync(process.execPath, ['-e', probe, url], { cwd: __dirname }).status === 0;

const server = findTestServer(process.env, isAnswering);

const runSql = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

/** `describe`, skipped with a reason where tests have no PostgreSQL. */
export const describeWithPostgres = (title: string, define: () => void): void => {
  if ('url' in server) describe(title, define);
  else describe.skip(`${title} (${server.missing})`, define);
};

/**
 * Creates an empty database for one test, inside `describeWithPostgres`; `drop` removes it with its open connections.
 *
 * @throws {Error} where tests have no PostgreSQL
 */
export const createTestDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  if (!('url' in server)) throw new Error(`Tests have no PostgreSQL: ${server.missing}.`);
  const admin = server.url;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = name;
  return { url: url.href, drop: () => runSql(admin, `drop database ${name} with (force)`) };
};
