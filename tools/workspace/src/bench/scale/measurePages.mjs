import { Agent } from 'node:http';
import { ask } from '../../load/askAll.mjs';
import { atRate } from '../../load/atRate.mjs';
import { createMeter } from '../../load/createMeter.mjs';
import { articlePath } from '../../load/startSamplePlatform.mjs';
import { startStage } from '../../load/startStage.mjs';
import { threeLoads, toRates } from './costs.mjs';
import { measureLoads } from './measureLoads.mjs';

const connections = 64;
/** After so many pages the compiler has seen enough. */
const warmUpPages = 300;
/** As browsers send it. */
const headers = { 'Accept-Encoding': 'br' };

const names = /** @type {const} */ (['site', 'Redis']);

/**
 * A page of the built site, from its cache and made anew, with pages shared through Redis.
 *
 * @param {import('./measureScale.mjs').ScaleOptions & { pages: number, newPages: number }} options pages a second, as many as two cores bear
 */
export const measurePages = async ({ root, engines, port, seconds, restSeconds, pages, newPages, print }) => {
  const stage = await startStage({ root, port, delayMs: 1 });
  const site = await stage.startSite({ REDIS_URL: engines.redisUrl, REQUEST_LOG: 'off' });
  const meter = createMeter({ site: site.pid, Redis: engines.pids.Redis });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let number = 0;
  let failed = 0;
  let bytes = 0;
  const request = async (/** @type {string} */ path) => {
    const { status, body } = await ask(site.url + path, { agent, headers });
    if (status === 200) bytes = body.length;
    else failed += 1;
  };
  const requestCached = () => request(articlePath(0));
  const requestNew = () => request(articlePath((number += 1)));
  const callsSoFar = () => [...stage.platform.calls.values()].reduce((sum, count) => sum + count, 0);
  /** @type {(rate: number, act: () => Promise<void>) => Promise<number>} */
  const load = async (rate, act) => {
    const before = failed;
    const done = await atRate({ rate, seconds, atOnce: connections, act });
    return done - (failed - before);
  };

  // Not counted: compilers warm up.
  for (let count = 0; count < warmUpPages; count += 1) await Promise.all([requestNew(), requestCached()]);
  const cachedLoads = threeLoads(pages);
  print(`pages: ${cachedLoads.join(', ')} a second from the cache …`);
  const cached = await measureLoads({
    meter,
    names,
    loads: cachedLoads,
    restSeconds,
    run: (rate) => load(rate, requestCached),
  });
  const newLoads = threeLoads(newPages);
  print(`pages: ${newLoads.join(', ')} a second made anew …`);
  const anew = await measureLoads({
    meter,
    names,
    loads: newLoads,
    restSeconds,
    run: (rate) => load(rate, requestNew),
    counts: { calls: callsSoFar, shared: engines.redisBytes },
  });
  const megabytes = meter.megabytes('site');
  agent.destroy();
  await stage.reset();
  await stage.close();
  return {
    title: 'A page: pages a second from the cache (made anew)',
    loads: cachedLoads.map((rate, index) => `${rate} (${newLoads[index]})`),
    costs: {
      reached: { what: 'from the cache: reached', unit: 'pages/s', values: toRates(cached.units, seconds) },
      cached: { what: 'from the cache: CPU of the site', unit: 'µs/page', values: cached.perUnitUs.site },
      reachedAnew: { what: 'made anew: reached', unit: 'pages/s', values: toRates(anew.units, seconds) },
      anew: { what: 'made anew: CPU of the site', unit: 'µs/page', values: anew.perUnitUs.site },
      redis: { what: 'made anew: CPU of Redis', unit: 'µs/page', values: anew.perUnitUs.Redis },
      shared: { what: 'made anew: memory of Redis', unit: 'B/page', values: anew.perUnit.shared },
      calls: { what: 'made anew: calls of the platform', unit: 'calls/page', values: anew.perUnit.calls },
      bytes: { what: 'HTML as sent (brotli)', unit: 'B/page', values: newLoads.map(() => bytes) },
      memory: {
        what: 'resident memory of the site in the end',
        unit: 'MB',
        values: newLoads.map(() => megabytes),
      },
    },
    notes: failed === 0 ? [] : [`${failed} pages failed.`],
  };
};
