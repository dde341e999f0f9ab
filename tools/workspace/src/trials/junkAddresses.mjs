import { askAll, cacheState, range } from '../load/askAll.mjs';
import { articlePath, missingPath } from '../load/startSamplePlatform.mjs';

const junkCount = 4000;
const knownCount = 50;

/** An unknown address, of four kinds. */
const junkPath = (/** @type {number} */ number) =>
  [
    missingPath(number),
    `/davmu/share/wp-login-${number}.php`,
    `/davmu/share/peony/doc/2026/11/b00000001/${number}.html`,
    `${articlePath(1)}?from=${number}`,
  ][number % 4] ?? '';

/** Unknown addresses push no page out of the cache. @type {import('./runTrials.mjs').Trial} */
export const junkAddresses = async ({ stage }) => {
  const site = await stage.startSite();
  const known = range(1, knownCount).map((number) => site.url + articlePath(number));
  await askAll(known, { connections: 4, onAnswer: () => undefined });
  stage.platform.calls.clear();
  const junk = range(0, junkCount).map((number) => site.url + junkPath(number));
  /** @type {Map<number, number>} */
  const statuses = new Map();
  await askAll(junk, {
    connections: 16,
    onAnswer: ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
  });
  const calls = [...stage.platform.calls.values()].reduce((sum, count) => sum + count, 0);
  let remaining = 0;
  await askAll(known, {
    connections: 4,
    // A page that is older than its fresh span is still in the cache.
    onAnswer: (answer) => (remaining += /^(hit|stale)/.test(cacheState(answer)) ? 1 : 0),
  });
  await site.stop();
  const found = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    ok: remaining === knownCount && !statuses.has(0) && !statuses.has(500),
    text: `${junkCount} junk addresses (${found}): ${remaining} of ${knownCount} pages still known; ${calls} calls of the platform`,
  };
};
