import { askAll, range } from '../load/askAll.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';

const sameCount = 1000;
const otherCount = 40;

/** Operations whose answer is the same on every page. */
const shared = /\/app\/info|\/hot\/|\/recommend$/;

/**
 * A burst of visitors costs one call per operation: on one article that is not cached, at a site that has just started; then on
 * different ones, shared data is not requested again.
 *
 * @type {import('./runTrials.mjs').Trial}
 */
export const concurrentMisses = async ({ stage }) => {
  const site = await stage.startSite();
  const { calls } = stage.platform;
  let failed = 0;
  const onAnswer = (/** @type {{ status: number }} */ { status }) => (failed += status === 200 ? 0 : 1);
  calls.clear();
  await askAll(
    range(1, sameCount).map(() => site.url + articlePath(1)),
    { connections: sameCount, atOnce: site.url, onAnswer },
  );
  const most = Math.max(0, ...calls.values());
  const kinds = calls.size;
  calls.clear();
  await askAll(
    range(2, otherCount).map((number) => site.url + articlePath(number)),
    { connections: otherCount, atOnce: site.url, onAnswer },
  );
  const again = [...calls]
    .filter(([operation]) => shared.test(operation))
    .reduce((sum, [, count]) => sum + count, 0);
  const all = [...calls.values()].reduce((sum, count) => sum + count, 0);
  await site.stop();
  return {
    ok: failed === 0 && most === 1 && again === 0 && all <= otherCount * 3,
    text:
      `${sameCount} visitors of one cold article: at most ${most} calls of each of ${kinds} operations; then ${otherCount} other ` +
      `articles: ${(all / otherCount).toFixed(1)} calls each, ${again} for what all pages share; ${failed} failed`,
  };
};
