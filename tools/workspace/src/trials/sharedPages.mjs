import { setTimeout as pause } from 'node:timers/promises';
import { ask, askAll, range } from '../load/askAll.mjs';
import { readMetric } from '../load/readMetric.mjs';
import { startRedis } from '../load/startRedis.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';

const pageCount = 50;
/** Longer than a site leaves Redis alone after failures. */
const recoveryMs = 12_000;

/** Two sites on one Redis, which dies and comes back under load. @type {import('./runTrials.mjs').Trial} */
export const sharedPages = async ({ stage, print }) => {
  const port = stage.portOf(4);
  let redis = await startRedis(port);
  if (!redis) return { skipped: 'there is no redis-server here' };
  // Instances of one site: its public address is the same.
  const env = { REDIS_URL: `redis://127.0.0.1:${port}`, SITE_ORIGIN: 'https://site.example' };
  const [one, two] = [await stage.startSite(env), await stage.startSite(env, 1)];
  const rendered = () => readMetric(two.adminUrl, 'share_render_seconds_count');
  const both = (/** @type {number[]} */ numbers) =>
    numbers.flatMap((number) => [one.url + articlePath(number), two.url + articlePath(number)]);

  /** Renderings of the second site for pages that the first has made. */
  const makesAgain = async (/** @type {number} */ first) => {
    const numbers = range(first, pageCount);
    const quietly = { connections: 4, onAnswer: () => undefined };
    await askAll(
      numbers.map((number) => one.url + articlePath(number)),
      quietly,
    );
    await pause(500);
    const before = await rendered();
    await askAll(
      numbers.map((number) => two.url + articlePath(number)),
      quietly,
    );
    return (await rendered()) - before;
  };

  await Promise.all(both([0]).map((url) => ask(url)));
  const againBefore = await makesAgain(1000);
  let requested = 0;
  let failed = 0;
  const load = async (/** @type {number} */ ms) => {
    for (const end = Date.now() + ms; Date.now() < end;)
      await askAll(both(range(2000 + Math.floor(requested / 10), 20)), {
        connections: 8,
        onAnswer: ({ status }) => {
          requested += 1;
          failed += status === 200 ? 0 : 1;
        },
      });
  };
  await load(2_000);
  print('Redis is killed under load …');
  const during = load(8_000);
  await pause(500);
  redis.kill();
  await during;
  print('Redis is back under load …');
  const after = load(recoveryMs);
  redis = await startRedis(port);
  await after;
  const againAfter = await makesAgain(500_000);
  await Promise.all([one.stop(), two.stop()]);
  redis?.kill();
  return {
    ok: failed === 0 && againBefore === 0 && againAfter === 0,
    text:
      `two sites on one Redis: of ${pageCount} pages the second makes ${againBefore} again; Redis killed and back under load: ${failed} ` +
      `of ${requested} answers bad; afterwards ${againAfter} of ${pageCount} made again`,
  };
};
