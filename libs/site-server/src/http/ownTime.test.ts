import { setTimeout as pause } from 'node:timers/promises';
import { ownTime } from './ownTime';

const during = async (work: () => unknown) => {
  const before = ownTime();
  await work();
  return ownTime() - before;
};

test('work of the process and waiting for something count', async () => {
  const work = () => {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 40_000);
  };
  expect(await during(work)).toBeGreaterThanOrEqual(40);
  await pause(1);
  expect(await during(() => pause(60))).toBeGreaterThan(0);
});
