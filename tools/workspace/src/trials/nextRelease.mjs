import http from 'node:http';
import { join, relative } from 'node:path';
import { ask, quantile } from '../load/askAll.mjs';
import { atRate } from '../load/atRate.mjs';
import { copyRelease } from '../load/copyRelease.mjs';
import { readMetric } from '../load/readMetric.mjs';
import { startRedis } from '../load/startRedis.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';
import { siteFolder } from '../load/startStage.mjs';

const pageCount = 1_000;
const rate = 200;
/** The old instance is measured when each page has been requested twice. */
const settleSeconds = 15;
const shortSeconds = 20;
const fullSeconds = 60;
/** Visitors that wait at the same time. */
const atOnce = 200;
/** How much slower the first minute of a new instance may be. */
const goal = 2;

/**
 * A release under load, without a CDN: visitors of a thousand different pages are sent to an instance of the next release as soon as it says
 * that it is ready, and the old one ends.
 *
 * @type {import('./runTrials.mjs').Trial}
 */
export const nextRelease = async ({ stage, isFull, print }) => {
  const redisPort = stage.portOf(4);
  const redis = await startRedis(redisPort);
  if (!redis) return { skipped: 'there is no redis-server here' };
  const env = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, SITE_ORIGIN: 'https://site.example' };
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const file = copyRelease(join(stage.root, siteFolder), join(stage.root, 'tmp/next-release'));
  let requested = 0;
  /** @type {Record<string, number>} */
  const failures = {};
  let [url, phase] = ['', 'old'];
  /** Requests pages at a steady rate. @returns milliseconds of each answer */
  const visit = async (/** @type {number} */ seconds) => {
    /** @type {number[]} */
    const times = [];
    await atRate({
      rate,
      seconds,
      atOnce,
      act: async () => {
        // A stride without a common divisor: each page as often as another, never in the order of the warm-up.
        const { status, ms } = await ask(url + articlePath((requested * 7) % pageCount), { agent });
        requested += 1;
        const failure = `${phase}: ${status}`;
        if (status !== 200) failures[failure] = (failures[failure] ?? 0) + 1;
        times.push(ms);
      },
    });
    return times;
  };
  const seconds = isFull ? fullSeconds : shortSeconds;

  const old = await stage.startSite(env);
  url = old.url;
  print(`${rate} requests a second of ${pageCount} pages, ${settleSeconds + seconds} s …`);
  await visit(settleSeconds);
  const before = quantile(await visit(seconds), 0.99);

  print('the next release starts under the same load …');
  phase = 'while it starts';
  let isReady = false;
  const starting = stage.startSite(env, 1, relative(stage.root, file)).finally(() => {
    isReady = true;
  });
  while (!isReady) await visit(1);
  const next = await starting;
  const warm = await readMetric(next.adminUrl, 'share_render_seconds_count');
  [url, phase] = [next.url, 'new'];
  const [times, oldEnd] = await Promise.all([visit(seconds), old.stop()]);
  const after = quantile(times, 0.99);
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  await next.stop();
  agent.destroy();
  redis.kill();
  return {
    ok: failed === 0 && after <= goal * before && Number.isFinite(oldEnd) && warm > 0,
    text:
      `${failed} of ${requested} requests failed ${JSON.stringify(failures)}; p99 of the old instance ${before.toFixed(1)} ms, of the first ${seconds} s of the new one ` +
      `${after.toFixed(1)} ms (${(after / before).toFixed(2)} times), which had made ${warm} pages before it was ready`,
  };
};
