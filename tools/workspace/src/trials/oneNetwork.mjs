import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, range } from '../load/askAll.mjs';
import { articlePath, endlessPath } from '../load/startSamplePlatform.mjs';
import { startSteadyVisitor } from '../load/startSteadyVisitor.mjs';

/** Addresses of the network that requests everything it can get. */
const hogs = range(1, 9).map((host) => `203.0.113.${host}`);
const others = range(1, 5).map((network) => `198.51.${network}.7`);

const goal = 0.95;
/** Below this, differences are the machine's own. */
const floorMs = 20;
/** How long a phase lasts, and how long its hogs have been there before. */
const phaseMs = { short: 5_000, full: 30_000, before: 1_000 };

/** @typedef {{ status: number, ms: number }} Result */
/** @typedef {(number: number, address: string, agent: http.Agent) => Promise<Result>} Request */

const from = (/** @type {string} */ address) => ({ 'X-Forwarded-For': address });

/** Requests a film and never reads on. Resolves when that ends. */
const stall = (/** @type {string} */ url, /** @type {string} */ address) => {
  const request = http.get(url, { agent: false, headers: from(address) }, (response) => response.pause());
  const ended = new Promise((resolve) => request.on('close', resolve));
  request.on('error', () => undefined);
  return { ended, stop: () => request.destroy() };
};

/** The beginning of a film. @type {(url: string, address: string) => Promise<Result>} */
const watch = (url, address) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const finish = (/** @type {number} */ status) => resolve({ status, ms: performance.now() - startedAt });
    const request = http.get(url, { agent: false, headers: from(address) }, (response) => {
      response.once('data', () => {
        finish(response.statusCode ?? 0);
        request.destroy();
      });
    });
    request.on('error', () => finish(0));
  });

/** How soon the next request follows an answer. */
const pauseMs = { hogs: 100, others: 20 };

/** Does the same again and again, `count` at a time. */
const repeat = (
  /** @type {number} */ count,
  /** @type {(index: number) => Promise<unknown>} */ work,
  afterMs = pauseMs.hogs,
) => {
  let isOver = false;
  const loop = async (/** @type {number} */ index) => {
    for (let next = index; !isOver; next += count) {
      await work(next);
      await pause(afterMs);
    }
  };
  const all = Promise.all(range(0, count).map(loop));
  return async () => {
    isOver = true;
    await all;
  };
};

/**
 * One network requests all it can get, of each kind in turn, beside visitors of five others that request little.
 *
 * @type {import('./runTrials.mjs').Trial}
 */
export const oneNetwork = async ({ stage, isFull }) => {
  const site = await stage.startSite({ TRUSTED_PROXIES: '127.0.0.1' });
  const ms = isFull ? phaseMs.full : phaseMs.short;
  const cached = site.url + articlePath(1);
  await ask(cached);

  /**
   * @param {() => { stop: () => Promise<unknown> }} startHogs
   * @param {Request} request of the other networks
   */
  const measure = async (startHogs, request) => {
    /** @type {Result[]} */
    const results = [];
    const { stop } = startHogs();
    await pause(phaseMs.before);
    const agent = new http.Agent({ keepAlive: true });
    const endCached = startSteadyVisitor({ url: cached, headers: from('192.0.2.1') });
    const endOthers = repeat(
      others.length,
      async (index) => results.push(await request(index, others[index % others.length] ?? '', agent)),
      pauseMs.others,
    );
    await pause(ms);
    const p99 = await endCached();
    await endOthers();
    await stop();
    agent.destroy();
    const good = results.filter(({ status }) => status > 0 && status < 500 && status !== 429).length;
    const slowest = Math.max(...results.map((result) => result.ms));
    return { good: good / results.length, count: results.length, slowest, p99 };
  };

  /** The same address for both every second time: the first request waits in the share of the hogs. */
  const hogPage = (/** @type {number} */ number) => site.url + articlePath(1_000_000 + number);
  let requested = 0;
  /** @type {Request} */
  const readPage = async (number, address, agent) => {
    const url = number % 2 ? site.url + articlePath(2_000_000 + number) : hogPage(requested - 1);
    return ask(url, { agent, headers: from(address) });
  };
  const hogPages = () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 150 });
    const stop = repeat(150, (index) => {
      requested += 1;
      return ask(hogPage(requested), { agent, headers: from(hogs[index % hogs.length] ?? '') });
    });
    return { stop: () => stop().then(() => agent.destroy()) };
  };

  const hogMedia = () => {
    const visitors = new Set();
    const stop = repeat(140, async (index) => {
      const visitor = stall(`${site.url}${endlessPath}/${index}`, hogs[index % hogs.length] ?? '');
      visitors.add(visitor);
      await visitor.ended;
      visitors.delete(visitor);
    });
    return {
      stop: () => {
        const ended = stop();
        visitors.forEach((visitor) => visitor.stop());
        return ended;
      },
    };
  };
  /** @type {Request} */
  const watchMedia = (number, address) => watch(`${site.url}${endlessPath}/other${number}`, address);

  const write = (/** @type {string} */ address, /** @type {http.Agent} */ agent) =>
    ask(
      `${site.url}/peony/v1/auth`,
      { method: 'POST', agent, headers: { ...from(address), 'Content-Type': 'application/json' } },
      '{}',
    );
  const hogWrites = () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
    const stop = repeat(200, (index) => write(hogs[index % hogs.length] ?? '', agent));
    return { stop: () => stop().then(() => agent.destroy()) };
  };

  const noLoad = () => ({ stop: async () => undefined });
  await measure(noLoad, readPage);
  const before = await measure(noLoad, readPage);
  const phases = {
    pages: await measure(hogPages, readPage),
    media: await measure(hogMedia, watchMedia),
    writes: await measure(hogWrites, (_, address, agent) => write(address, agent)),
  };
  // Other work on the machine may come and go: the slower of two quiet readings counts.
  const idleP99 = Math.max(before.p99, (await measure(noLoad, readPage)).p99);
  await site.stop();
  const all = Object.entries(phases);
  const p99 = Math.max(...all.map(([, phase]) => phase.p99));
  const text = all.map(
    ([name, { good, count, slowest, p99: own }]) =>
      `${name} ${(100 * good).toFixed(1)} % of ${count} (slowest ${slowest.toFixed(0)} ms, cached page p99 ${own.toFixed(1)} ms)`,
  );
  return {
    ok: all.every(([, phase]) => phase.good >= goal) && p99 <= 2 * idleP99 + floorMs,
    text: `answers others get beside one network: ${text.join('; ')}; idle p99 ${idleP99.toFixed(1)} ms`,
  };
};
