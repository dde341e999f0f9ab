import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { ask } from '../../load/askAll.mjs';
import { atRate } from '../../load/atRate.mjs';
import { addressOf } from '../../load/openVisitors.mjs';
import { newToken } from '../../release/visitors.mjs';
import { startProgram } from '../../start/startProgram.mjs';

/** A room of the sample content that is live. */
const room = 'lvBirds1';
const authors = 50;
const connections = 32;
/** As a supervisor does it: on a busy machine the first statements of a database may take too long for a start. */
const attempts = 5;
/** Writers have addresses of their own, far from those of the visitors. */
const firstWriter = 1_000_000;

/**
 * The built platform on PostgreSQL and Redis, the built site in front of it, and writers of a live room.
 *
 * @param {{ root: string, engines: import('./startEngines.mjs').Engines, port: number }} options `port`: the first of five free ones
 */
export const startRoom = async ({ root, engines, port }) => {
  const databaseUrl = await engines.createDatabase('rooms');
  const folder = join(root, 'tmp/bench-scale');
  mkdirSync(folder, { recursive: true });
  /** @type {import('../../start/startProgram.mjs').Program[]} */
  const running = [];
  process.once('exit', () => running.forEach(({ kill }) => kill()));
  /** @type {(name: string, file: string, env: NodeJS.ProcessEnv, own: number) => Promise<import('../../start/startProgram.mjs').Program>} */
  const start = async (name, file, env, own) => {
    const log = join(folder, `${name}.log`);
    const program = startProgram({
      name,
      file,
      root,
      env: { PATH: process.env['PATH'], REQUEST_LOG: 'off', ...env },
      log,
    });
    running.push(program);
    await program.ready(`http://127.0.0.1:${own}/-/ready`, 120);
    return program;
  };
  /** @type {typeof start} */
  const startSupervised = async (...program) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await start(...program);
      } catch (error) {
        if (attempt === attempts) throw error;
      }
  };
  /** One more instance of the platform on the same engines. */
  const startPlatform = async (/** @type {number} */ place) => {
    const own = port + 2 + place;
    const env = {
      REFERENCE_API_PORT: String(own),
      DATABASE_URL: databaseUrl,
      REDIS_URL: engines.redisUrl,
      DATA_DIR: join(folder, `platform-${place}`),
      REFERENCE_SEED: '1',
      REFERENCE_TEST_HOOKS: '1',
      RATE_LIMIT_CHAT_BURST: '1000000',
      RATE_LIMIT_CHAT_PER_MINUTE: '1000000',
    };
    const { pid } = await startSupervised(`platform-${place}`, 'apps/reference-api/dist/main.js', env, own);
    return { pid, url: `http://127.0.0.1:${own}` };
  };
  const platform = await startPlatform(0);
  const site = await start(
    'site',
    'apps/share-web/dist/server/main.js',
    {
      PORT: String(port),
      ADMIN_PORT: String(port + 1),
      API_BASE_URL: platform.url,
      ASSETS_KEEP_DIR: join(folder, 'assets'),
      TRUSTED_PROXIES: '127.0.0.1',
    },
    port,
  );
  const siteUrl = `http://127.0.0.1:${port}`;
  const ticket = JSON.parse(
    (await ask(`${siteUrl}/peony/v3/live/token?live_id=${room}`)).body.toString(),
  ).data;
  /** @type {string[]} */
  const tokens = [];
  while (tokens.length < authors) tokens.push((await newToken(platform.url)) ?? '');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let number = 0;
  let refused = 0;
  /** One line, by the next writer. */
  const sendLine = async (/** @type {string} */ url) => {
    number += 1;
    const writer = number % authors;
    const headers = {
      'content-type': 'application/json',
      authorization: tokens[writer],
      'idempotency-key': randomUUID(),
      'x-forwarded-for': addressOf(firstWriter + writer * 256),
    };
    const sent = await ask(
      `${url}/peony/v3/live/chat/${room}/send_msg`,
      { agent, method: 'POST', headers },
      JSON.stringify({ content: `at${Date.now()}. 今晚的江风刚刚好` }),
    );
    if (sent.status !== 200) refused += 1;
  };
  return {
    platform,
    site,
    siteUrl,
    startPlatform,
    /** Where visitors connect: through the site. */
    server: { port, token: String(ticket.token), channel: String(ticket.channel) },
    /**
     * Writers write in turn, at a rate; refused lines do not count.
     *
     * @param {{ rate: number, seconds: number }} pace
     * @param {(number: number) => string | undefined} [toUrl] where a line is sent to, by default the site
     * @returns {Promise<number>} lines written
     */
    write: async (pace, toUrl = () => siteUrl) => {
      const before = refused;
      const act = (/** @type {number} */ each) => sendLine(toUrl(each) ?? siteUrl);
      const done = await atRate({ ...pace, atOnce: connections, act });
      return done - (refused - before);
    },
    /** Lines that were refused so far. */
    refused: () => refused,
    stop: async () => {
      agent.destroy();
      for (const { stop } of running.toReversed()) await stop(12_000);
    },
  };
};
