/**
 * The platform of `benchPlatform.mjs` on a database of its own, in a process of its own: `{ fill: { items, comments } }` fills it,
 * `{ measure: true, rounds }` answers how long all calls take, `{ time: names, rounds, page }` what these need in the middle, `{ drop: true }`
 * drops the database.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createReferencePlatform, seedStore } from '@share/reference-platform';
import { openPostgresStore } from '@share/reference-platform/server';
import { toFilling } from './fillPlatform.mjs';
import { lastPage, platformWrites, toCalls } from './platformCalls.mjs';

const admin = process.env.TEST_DATABASE_URL || 'postgres://postgres:postgres@127.0.0.1:5432/postgres';
const name = `bench_${randomUUID().replaceAll('-', '')}`;
const url = new URL(admin);
url.pathname = name;

const withClient = async (at, work) => {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

await withClient(admin, (client) => client.query(`create database ${name}`));
const store = await openPostgresStore(url.href, { connectMs: 20_000 });
await seedStore(store, { now: Date.now() });
const app = createReferencePlatform({ store, testHooks: true });

const send = async (path, { body, token = '' } = {}) => {
  const response = await app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};
const login = async () => JSON.parse((await send('/-/user-token', { body: {} })).text);
const user = await login();

const fill = (options) =>
  withClient(url.href, async (client) => {
    for (const [step, statements] of Object.entries(toFilling({ ...options, userId: user.user_id }))) {
      const start = performance.now();
      for (const statement of statements) await client.query(statement);
      console.log(`  ${step}: ${Math.round((performance.now() - start) / 1_000)} s`);
    }
    const { rows } = await client.query('select pg_database_size($1) as bytes', [name]);
    return { megabytes: Math.round(Number(rows[0].bytes) / 1e6) };
  });

/** Calls that fill caches. */
const warmUps = 5;

/** Milliseconds of each call, sorted; the first ones, which fill caches, are left out. */
const time = async (rounds, call) => {
  const took = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const request = await call();
    const start = performance.now();
    const { status, text } = await send(request.path, request);
    if (round >= 0) took.push(performance.now() - start);
    if (status !== 200) throw new Error(`${request.path} answered ${status}: ${text.slice(0, 200)}`);
  }
  return took.sort((one, other) => one - other);
};

const middleOf = (took) => took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.5)];

const toRow = ({ name: call, group, limit }, took) => ({
  group,
  call,
  limit,
  p50: middleOf(took),
  p99: took[Math.floor((took.length - 1) * 0.99)],
});

const measure = async (rounds) => {
  const rows = [];
  for (const call of toCalls(lastPage)) {
    const request = { path: call.path, token: user.token };
    rows.push(toRow(call, await time(rounds, async () => request)));
  }
  let number = 0;
  for (const write of platformWrites) {
    const call = async () => ({
      path: write.path,
      token: (await login()).token,
      body: write.body((number += 1)),
    });
    rows.push(toRow(write, await time(rounds, call)));
  }
  const start = performance.now();
  const mistakes = await store.checkCounts([]);
  return { rows, check: { ms: performance.now() - start, mistakes: mistakes?.length } };
};

/** What a call needs: milliseconds until its answer, and CPU milliseconds of this process. */
const timeCalls = async ({ time: names, rounds, page }) => {
  const calls = toCalls(page).filter(({ name: call }) => names.includes(call));
  const before = process.cpuUsage();
  const took = [];
  for (const { path } of calls) took.push(...(await time(rounds, async () => ({ path, token: user.token }))));
  const { user: inCode, system } = process.cpuUsage(before);
  const all = calls.length * (rounds + warmUps);
  return { p50: middleOf(took), cpuMs: (inCode + system) / 1_000 / all, calls: all };
};

const answer = async (request) => {
  if (request.fill) return fill(request.fill);
  if (request.time) return timeCalls(request);
  if (request.measure) return measure(request.rounds);
  if (request.drop) {
    await store.close();
    await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
  }
  return {};
};

process.on('message', async ({ id, ...request }) => {
  try {
    process.send({ id, result: await answer(request) });
  } catch (error) {
    process.send({ id, error: error.stack });
  }
});
process.send({ id: 0, url: url.href });
