import { setTimeout as pause } from 'node:timers/promises';
import { askProxy, readComments, startVisitors, startWriters } from './visitors.mjs';

/** @typedef {import('./trialRelease.mjs').Running} Running */
/** @typedef {import('./trialRelease.mjs').PartName} PartName */

const beforeMs = 1_000;
/** As a supervisor waits before it starts something again. */
const awayMs = 1_000;
const afterMs = 2_000;
const backMs = 30_000;

/** Parts without which visitors go on reading. @type {readonly PartName[]} */
const visitorsDoWithout = ['redis', 'site-1', 'platform', 'postgresql', 'varnish'];

/** Milliseconds until a page is there and a write is confirmed. @type {(running: Running, mark: string) => Promise<{ ms: number, confirmed: string[] }>} */
const untilBack = async ({ proxy, platform, pages }, mark) => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < backMs) {
    const { status } = await askProxy(proxy, pages[0] ?? '/');
    const stop = startWriters(proxy, platform, `${mark}后`, 1);
    await pause(100);
    const { confirmed } = await stop();
    if (status === 200 && confirmed.length > 0) return { ms: performance.now() - startedAt, confirmed };
  }
  return { ms: Number.POSITIVE_INFINITY, confirmed: [] };
};

/**
 * Kills each part under visitors and writers, and starts it again.
 *
 * @type {(running: Running, names: readonly PartName[], proofs: import('./checkProxy.mjs').Proofs) => Promise<void>}
 */
export const trialKills = async (running, names, { expect }) => {
  for (const name of names) {
    const { proxy, platform, pages, services, parts } = running;
    const visitors = startVisitors(proxy, pages);
    const writers = startWriters(proxy, platform, name);
    await pause(beforeMs);
    services[name].kill();
    await services[name].ended;
    await pause(awayMs);
    services[name] = await parts[name].start();
    const back = await untilBack(running, name);
    await pause(afterMs);
    const read = await visitors();
    const written = await writers();
    const texts = await readComments(platform);
    const confirmed = [...written.confirmed, ...back.confirmed];
    const lost = confirmed.filter((text) => !texts.has(text)).length;
    const readsGoOn = read.failed === 0 || !visitorsDoWithout.includes(name);
    expect(
      lost === 0 && confirmed.length > 0 && readsGoOn && Number.isFinite(back.ms),
      `${name} killed: back for pages and writes ${back.ms.toFixed(0)} ms after its start; ${confirmed.length} writes confirmed, ` +
        `${lost} of them lost, ${written.failed} refused; ${read.failed} of ${read.requested} pages failed ${JSON.stringify(read.failures)}`,
    );
  }
};
