import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMs, familyCpuMs } from './processUse.mjs';

/** Counts until it has used so many milliseconds of CPU time. */
const busy = (ms: number) =>
  `for (let used = {}; (used = process.cpuUsage(), used.user + used.system < ${ms * 1_000}););`;
const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

const startNode = async (script: string) => {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
};

describeOnLinux('CPU time of a process and what it has started', () => {
  test('counts a child that runs and one that has ended', async () => {
    const child = `process.stdout.write('.'); setTimeout(() => {}, 60_000)`;
    const parent = await startNode(`
      const { spawn, spawnSync } = require('node:child_process');
      spawnSync(process.execPath, ['-e', ${JSON.stringify(busy(400))}]);
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(busy(400) + child)}], { stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.once('data', () => process.stdout.write(JSON.stringify(process.cpuUsage())));
      process.once('SIGTERM', () => process.exit(Number(!child.kill())));
    `);
    const pid = parent.pid ?? 0;
    const ofChildren = familyCpuMs(pid) - cpuMs(pid);
    parent.kill();
    await once(parent, 'exit');
    // Some ticks less: the time of what has ended is known in ticks.
    expect(ofChildren).toBeGreaterThanOrEqual(750);
  });
});
