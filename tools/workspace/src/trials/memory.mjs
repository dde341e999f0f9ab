import { memoryOver } from '../load/memoryOver.mjs';

const goal = 1.1;

/** Memory does not grow with the number of addresses. @type {import('./runTrials.mjs').Trial} */
export const memory = async ({ stage, isFull, print }) => {
  if (process.platform !== 'linux') return { skipped: 'memory of a process is read from /proc' };
  const count = isFull ? 1_000_000 : 50_000;
  stage.platform.setDelay(1);
  const site = await stage.startSite();
  const { before, after, refused } = await memoryOver(site, count, print);
  await site.stop();
  return {
    ok: after <= before * goal,
    text: `${before.toFixed(0)} MB after 2,000 distinct addresses, ${after.toFixed(0)} MB after ${count} (× ${(after / before).toFixed(2)}); ${refused} refused`,
  };
};
