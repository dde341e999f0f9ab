import { memoryOver } from '../load/memoryOver.mjs';

const goal = 1.1;

/** Memory does not grow with the number of addresses. @type {import('./runTrials.mjs').Trial} */
export const memory = async ({ stage, addresses, print }) => {
  if (process.platform !== 'linux') return { skipped: 'memory of a process is read from /proc' };
  stage.platform.setDelay(1);
  const site = await stage.startSite();
  const { before, after, refused } = await memoryOver(site, addresses, print);
  await site.stop();
  return {
    ok: after <= before * goal,
    text: `${before.toFixed(0)} MB after 2,000 distinct addresses, five times each, ${after.toFixed(0)} MB after ${addresses} (× ${(after / before).toFixed(2)}); ${refused} refused`,
  };
};
