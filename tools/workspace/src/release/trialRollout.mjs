import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readComments, startVisitors, startWriters } from './visitors.mjs';

/** Until Varnish has seen twice that a new instance is ready. */
const noticeMs = 4_000;
const stopMs = 20_000;

/** What an instance has logged of its last start. @type {(folder: string, name: string) => { pages: number, ms: number } | undefined} */
const readWarmUp = (folder, name) => {
  const lines = readFileSync(join(folder, `${name}.log`), 'utf8').split('\n');
  const line = lines.findLast((text) => text.includes('"msg":"warmed up"'));
  return line && JSON.parse(line);
};

/**
 * Puts the next release in the place of the running one, instance by instance, under visitors and writers.
 *
 * @type {(running: import('./trialRelease.mjs').Running, proofs: import('./checkProxy.mjs').Proofs) => Promise<void>}
 */
export const trialRollout = async (
  { folder, proxy, platform, pages, services, parts, nextSite },
  { expect },
) => {
  const visitors = startVisitors(proxy, pages);
  const writers = startWriters(proxy, platform, 'rollout');
  await pause(noticeMs);
  for (const name of /** @type {const} */ (['site-1', 'site-2'])) {
    const drained = await services[name].stop(stopMs);
    const code = await services[name].ended;
    expect(drained && code === 0, `${name} drains and ends with exit code ${code}`);
    parts[name] = nextSite(name);
    services[name] = await parts[name].start();
    const { pages: made = 0, ms = 0 } = readWarmUp(folder, name) ?? {};
    expect(made > 0, `${name} of the next release has ${made} pages before it is ready, in ${ms} ms`);
    await pause(noticeMs);
  }
  const read = await visitors();
  const { confirmed, failed } = await writers();
  const texts = await readComments(platform);
  const lost = confirmed.filter((text) => !texts.has(text)).length;
  expect(
    read.failed === 0 && failed === 0 && lost === 0 && confirmed.length > 0,
    `a rolling release: ${read.failed} of ${read.requested} pages failed ${JSON.stringify(read.failures)}, ${failed} of ` +
      `${confirmed.length + failed} writes failed, ${lost} lost`,
  );
};
