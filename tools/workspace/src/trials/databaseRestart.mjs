import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const server = process.env['TEST_DATABASE_URL'] || 'postgres://postgres:postgres@127.0.0.1:5432/postgres';
const writers = 8;
const restarts = 8;
const awayMs = 400;
const upMs = 600;

/** @param {pg.Client} admin @param {string} name of a database that accepts no connection for a while, and whose own ones end */
const restart = async (admin, name) => {
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await pause(awayMs);
  await admin.query(`alter database ${name} allow_connections true`);
};

/** @typedef {{ token: string, user_id: string }} Visitor */

const newUser = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };

/** Creates visitors until it is over. @type {(url: string, until: { isOver: boolean }) => Promise<{ confirmed: Visitor[], refused: number, faults: number }>} */
const write = async (url, until) => {
  /** @type {Visitor[]} */
  const confirmed = [];
  let [refused, faults] = [0, 0];
  while (!until.isOver) {
    const answer = await fetch(`${url}/-/user-token`, newUser).catch(() => undefined);
    if (answer?.status === 200) confirmed.push(await answer.json());
    else if (answer?.status === 503) refused += 1;
    else faults += 1;
  }
  return { confirmed, refused, faults };
};

const writeThroughRestarts = async (
  /** @type {string} */ url,
  /** @type {() => Promise<void>} */ restartOnce,
) => {
  const until = { isOver: false };
  const running = Array.from({ length: writers }, () => write(url, until));
  for (let count = 0; count < restarts; count += 1) {
    await pause(upMs);
    await restartOnce();
  }
  await pause(upMs);
  until.isOver = true;
  const results = await Promise.all(running);
  return {
    confirmed: results.flatMap(({ confirmed }) => confirmed),
    refused: results.reduce((total, { refused }) => total + refused, 0),
    faults: results.reduce((total, { faults }) => total + faults, 0),
  };
};

/** How many visitors the platform does not know. @type {(url: string, visitors: Visitor[]) => Promise<number>} */
const countLost = async (url, visitors) => {
  let lost = 0;
  for (const { token, user_id } of visitors) {
    const answer = await fetch(`${url}/peony/v1/account/${user_id}`, { headers: { Authorization: token } });
    if (answer.status !== 200) lost += 1;
  }
  return lost;
};

/** @type {(stage: import('../load/startStage.mjs').Stage, databaseUrl: string) => Promise<{ url: string, stop: () => Promise<unknown>, hasEnded: () => boolean }>} */
const startPlatform = async (stage, databaseUrl) => {
  const url = `http://127.0.0.1:${stage.portOf(0)}`;
  let hasEnded = false;
  const program = await stage.start(
    'restarted-database',
    'apps/reference-api/dist/main.js',
    {
      REFERENCE_API_PORT: new URL(url).port,
      DATABASE_URL: databaseUrl,
      REFERENCE_TEST_HOOKS: '1',
      REFERENCE_SEED: '0',
    },
    `${url}/-/ready`,
  );
  void program.ended.then(() => (hasEnded = true));
  return { url, stop: () => program.stop(12_000), hasEnded: () => hasEnded };
};

/**
 * A database that is restarted while eight writers write: the platform goes on, every write is confirmed or answered 503, and every
 * confirmed one is there.
 *
 * @type {import('./runTrials.mjs').Trial}
 */
export const databaseRestart = async ({ stage }) => {
  const admin = new pg.Client({ connectionString: server, connectionTimeoutMillis: 500 });
  const isThere = await admin.connect().then(
    () => true,
    () => false,
  );
  if (!isThere) return { skipped: 'no PostgreSQL answers (TEST_DATABASE_URL)' };
  const name = `trial_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  try {
    const platform = await startPlatform(stage, Object.assign(new URL(server), { pathname: name }).href);
    const written = await writeThroughRestarts(platform.url, () => restart(admin, name));
    const lost = await countLost(platform.url, written.confirmed);
    const exits = platform.hasEnded() ? 1 : 0;
    await platform.stop();
    return {
      ok: exits + lost + written.faults === 0 && written.confirmed.length > 0,
      text: `${restarts} restarts under ${writers} writers: ${exits} exits, ${written.confirmed.length} writes confirmed, ${lost} of them lost, ${written.refused} answered 503, ${written.faults} otherwise`,
    };
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
};
