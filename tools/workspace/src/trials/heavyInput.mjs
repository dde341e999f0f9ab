import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, range } from '../load/askAll.mjs';
import { cpuMs } from '../load/processUse.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';
import { startSteadyVisitor } from '../load/startSteadyVisitor.mjs';
import { heavyRequests } from './heavyRequests.mjs';

/** More than the light request at the same address may take. */
const goalMs = 1;
const perSecond = 20;
/** Below this, differences are the machine's own. */
const floorMs = 10;

/** Input of strangers costs little, however long it is, and delays no other request. @type {import('./runTrials.mjs').Trial} */
export const heavyInput = async ({ stage, isFull, print }) => {
  if (process.platform !== 'linux') return { skipped: 'the time of a process is read from /proc' };
  const site = await stage.startSite({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_CSP_REPORTS: '100000' });
  const cached = site.url + articlePath(1);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  let sent = 0;
  const send = (/** @type {import('./heavyRequests.mjs').HeavyRequest} */ { path, headers = {}, body }) =>
    ask(site.url + path, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, body);
  const kinds = Object.entries(heavyRequests);
  const count = isFull ? 1_000 : 200;

  /** Processor time of a request, in milliseconds. */
  const costOf = async (
    /** @type {(number: number) => import('./heavyRequests.mjs').HeavyRequest} */ make,
  ) => {
    const before = cpuMs(site.pid);
    for (const number of range((sent += count), count)) await send(make(number));
    return (cpuMs(site.pid) - before) / count;
  };
  /** How long a page that is cached takes meanwhile. */
  const p99Beside = async (/** @type {number} */ heavyPerSecond) => {
    const stop = startSteadyVisitor({ url: cached });
    const end = performance.now() + (isFull ? 20_000 : 5_000);
    while (performance.now() < end) {
      await pause(1000 / perSecond);
      sent += 1;
      const kind = heavyPerSecond > 0 && kinds[sent % kinds.length]?.[1];
      if (kind) void send(kind.heavy(sent));
    }
    return stop();
  };

  await ask(cached);
  // The code is compiled, and what is made once is made.
  for (const [, { heavy, light }] of kinds)
    for (const number of range((sent += 50), 50))
      await Promise.all([send(heavy(number)), send(light(number))]);
  let worst = { name: '', ms: 0 };
  for (const [name, { heavy, light }] of kinds) {
    const ms = (await costOf(heavy)) - (await costOf(light));
    print(`${name}: ${ms.toFixed(2)} ms`);
    if (ms > worst.ms) worst = { name, ms };
  }

  const before = await p99Beside(0);
  const busy = await p99Beside(perSecond);
  // Other work on the machine may come and go: the slower of two quiet readings counts.
  const idle = Math.max(before, await p99Beside(0));
  agent.destroy();
  await site.stop();
  return {
    ok: worst.ms <= goalMs && busy <= 2 * idle + floorMs,
    text:
      `${kinds.length} kinds of requests as long as they may be: the worst takes ${worst.ms.toFixed(2)} ms more than a short one ` +
      `(${worst.name || 'none'}); a cached page beside ${perSecond} of them a second: p99 ${busy.toFixed(1)} ms, idle ${idle.toFixed(1)} ms`,
  };
};
