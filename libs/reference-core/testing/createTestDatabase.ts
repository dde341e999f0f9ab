import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
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

const withClient = async (url: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
};

const dropAttempts = 40;
const dropPauseMs = 50;

/**
 * A pool that has ended may still have connections on the server for a moment: ended by force, they are errors of that pool, which nothing
 * handles any more. Connections that stay are ended after 2 s.
 */
const dropDatabase = async (client: pg.Client, name: string): Promise<void> => {
  for (let attempts = 0; attempts < dropAttempts; attempts += 1) {
    const { rows } = await client.query('select pid from pg_stat_activity where datname = $1', [name]);
    if (rows.length === 0) break;
    await setTimeout(dropPauseMs);
  }
  await client.query(`drop database ${name} with (force)`);
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
  await withClient(admin, (client) => client.query(`create database ${name}`));
  const url = new URL(admin);
  url.pathname = name;
  return { url: url.href, drop: () => withClient(admin, (client) => dropDatabase(client, name)) };
};
