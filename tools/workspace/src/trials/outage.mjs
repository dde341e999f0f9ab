import { setTimeout as pause } from 'node:timers/promises';
import { ask, askAll, range } from '../load/askAll.mjs';
import { articlePath, faults } from '../load/startSamplePlatform.mjs';
import { partsOf } from './partsOf.mjs';

const goal = 0.999;
const pageCount = 40;
const pauseMs = 250;

/**
 * The platform is gone for some minutes, failing in one way after the other; the pages known before stay whole.
 *
 * @type {import('./runTrials.mjs').Trial}
 */
export const outage = async ({ stage, isFull, print }) => {
  const site = await stage.startSite();
  const urls = range(1, pageCount).map((number) => site.url + articlePath(number));
  const parts = await partsOf(site.url);
  await askAll(urls, { connections: 4, onAnswer: () => undefined });
  const unready = (await Promise.all(urls.map((url) => ask(url)))).filter((answer) => parts.missing(answer));
  if (unready.length > 0)
    throw new Error(`The pages are not whole before the outage: ${parts.missing(unready[0])}`);

  let requested = 0;
  /** @type {Map<string, number>} */
  const bad = new Map();
  const minutes = isFull ? 10 : 1;
  const each = (minutes * 60_000) / faults.length;
  for (const fault of faults) {
    print(`${fault} for ${Math.round(each / 1000)} s …`);
    await stage.platform.setFault(fault);
    for (const end = Date.now() + each; Date.now() < end; await pause(pauseMs)) {
      await askAll(urls, {
        connections: 8,
        onAnswer: (answer) => {
          const missing = parts.missing(answer);
          if (missing) bad.set(`${fault}: ${missing}`, (bad.get(`${fault}: ${missing}`) ?? 0) + 1);
          requested += 1;
        },
      });
    }
  }
  await stage.platform.setFault('');
  await site.stop();
  const lost = [...bad.values()].reduce((sum, count) => sum + count, 0);
  const worst = [...bad].map(([what, count]) => `${count} × ${what}`).join(', ');
  return {
    ok: lost <= requested * (1 - goal),
    text: `${minutes} min without the platform: ${requested - lost} of ${requested} answers good${worst && ` (${worst})`}`,
  };
};
