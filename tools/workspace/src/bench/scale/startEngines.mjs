import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import pg from 'pg';
import { findPrograms } from '../../release/findPrograms.mjs';
import { createPostgres, createRedis } from '../../release/parts.mjs';

/** @typedef {Awaited<ReturnType<typeof startEngines>>} Engines */

const stopMs = 20_000;

/** The engines behind the programs: of other ones, the time of other work could not be separated. */
const needed = /** @type {const} */ (['initdb', 'postgres', 'redis-server']);

/**
 * A PostgreSQL and a Redis of this run alone, with default settings, on `port` and the next one.
 *
 * @param {{ port: number }} options
 * @throws {Error} when one is not installed
 */
export const startEngines = async ({ port }) => {
  const { programs } = findPrograms();
  const missing = needed.filter((name) => programs[name] === '');
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} not found: apt-get install postgresql redis-server`);
  const folder = mkdtempSync(join(tmpdir(), 'share-scale-'));
  chmodSync(folder, 0o755);
  /** @type {import('../../release/startService.mjs').Service[]} */
  const running = [];
  const end = () => {
    for (const { kill } of running) kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  const parts = { folder, programs, ports: { postgresql: port, redis: port + 1 } };
  const postgres = await (await createPostgres(parts)).start();
  running.push(postgres);
  const redis = await createRedis(parts).start();
  running.push(redis);
  const redisUrl = `redis://127.0.0.1:${port + 1}`;
  const commands = createClient({ url: redisUrl });
  await commands.connect();
  // What a page or a line takes is measured: nothing goes before that.
  await commands.configSet('maxmemory', '1gb');
  const adminUrl = `postgres://share@127.0.0.1:${port}/postgres`;
  /** @type {(url: string, text: string) => Promise<Record<string, unknown>[]>} */
  const query = async (url, text) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    pids: { PostgreSQL: postgres.pid, Redis: redis.pid },
    redisUrl,
    adminUrl,
    query,
    /** @returns its address */
    createDatabase: async (/** @type {string} */ name) => {
      await query(adminUrl, `create database ${name}`);
      return adminUrl.replace(/postgres$/, name);
    },
    /** Bytes of the write-ahead log so far: what goes to the disk before all else, and to each replica. */
    walBytes: async () => {
      const [row] = await query(adminUrl, `select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`);
      return Number(row?.['bytes']);
    },
    /** Bytes that Redis holds. */
    redisBytes: async () => Number(/used_memory:(\d+)/.exec(await commands.info('memory'))?.[1]),
    stop: async () => {
      commands.destroy();
      await Promise.all(running.map(({ stop }) => stop(stopMs)));
      process.off('exit', end);
      end();
    },
  };
};
