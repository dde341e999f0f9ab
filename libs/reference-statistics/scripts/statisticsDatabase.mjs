/**
 * The database of `benchStatistics.mjs`, in a process of its own: `{ fill: { days, rows } }` writes old days, `{ remove: true }` removes
 * them while batches are written, `{ count: table }` counts, `{ drop: true }` drops the database.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { dayOf } from '@share/reference-core';
import { openPostgresStore } from '@share/reference-core/server';

const admin = process.env.TEST_DATABASE_URL || 'postgres://postgres:postgres@127.0.0.1:5432/postgres';
const name = `bench_${randomUUID().replaceAll('-', '')}`;
const url = new URL(admin);
url.pathname = name;

const runSql = async (at, text, values) => {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

const today = dayOf(Date.now());
const toEvent = () =>
  JSON.stringify({ id: randomUUID(), behavior: 'click', tid: 'wetland1', received_at: Date.now() });
let store;

const fill = async ({ days, rows }) => {
  store ??= await openPostgresStore(url.href, { connectMs: 20_000 });
  for (let back = 1; back <= days; back += 1) {
    const day = today - 40 - back;
    await store.events.prepare([day]);
    await runSql(
      url.href,
      `insert into tracking_event (day, id, body)
       select date '1970-01-01' + $1::int, md5(n::text), jsonb_build_object('id', md5(n::text), 'event_id', md5(n::text),
         'behavior', 'exposure', 'terminal', 'wap', 'version', 1, 'tid', 'wetland1', 'timestamp', 1763700000 + n, 'user_id', md5('u' || n),
         'received_at', 1763700000000 + n)
       from generate_series(1, $2::int) n`,
      [day, Math.ceil(rows / days)],
    );
  }
};

const remove = async () => {
  let isDone = false;
  let longestMs = 0;
  let batches = 0;
  const writing = (async () => {
    while (!isDone) {
      const start = performance.now();
      await store.events.insert(today, Array.from({ length: 500 }, toEvent));
      longestMs = Math.max(longestMs, performance.now() - start);
      batches += 1;
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = performance.now();
  const days = await store.events.removeBefore(today - 30);
  const ms = performance.now() - start;
  isDone = true;
  await writing;
  return { days, ms, longestMs, batches };
};

const answer = async (request) => {
  if (request.fill) await fill(request.fill);
  if (request.remove) return remove();
  if (request.count) return runSql(url.href, `select count(*)::int as total from ${request.count}`);
  if (request.drop) {
    await store?.close();
    await runSql(admin, `drop database ${name} with (force)`);
  }
  return {};
};

process.on('message', async ({ id, ...request }) => process.send({ id, result: await answer(request) }));
await runSql(admin, `create database ${name}`);
process.send({ id: 0, url: url.href });
