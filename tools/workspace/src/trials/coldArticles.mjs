import { askAll, quantile, range } from '../load/askAll.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';

const count = 300;
const platformMs = 50;
const goal = 0.01;

/** Many visitors at once, each with another article that is not cached yet. @type {import('./runTrials.mjs').Trial} */
export const coldArticles = async ({ stage }) => {
  const site = await stage.startSite();
  // The articles are cold, the process is not.
  await askAll(
    range(1000, count).map((number) => site.url + articlePath(number)),
    { connections: 4, onAnswer: () => undefined },
  );
  stage.platform.setDelay(platformMs);
  let refused = 0;
  /** @type {number[]} */
  const times = [];
  await askAll(
    range(1, count).map((number) => site.url + articlePath(number)),
    {
      connections: count,
      atOnce: site.url,
      onAnswer: ({ status, ms }) => {
        refused += status === 200 ? 0 : 1;
        times.push(ms);
      },
    },
  );
  stage.platform.setDelay(stage.delayMs);
  await site.stop();
  return {
    ok: refused <= count * goal,
    text: `${count} cold articles at once, platform at ${platformMs} ms: ${refused} refused; the slowest after ${quantile(times, 1).toFixed(0)} ms`,
  };
};
