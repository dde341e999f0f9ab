import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { familyCpuMs } from './processUse.mjs';

/** Counts until it has used so many milliseconds of CPU time. */
const busy = (ms: number) => `while (process.cpuUsage().user < ${ms * 1_000});`;
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
      spawnSync(process.execPath, ['-e', ${JSON.stringify(busy(150))}]);
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(busy(150) + child)}], { stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.once('data', () => process.stdout.write(JSON.stringify(process.cpuUsage())));
      process.once('SIGTERM', () => process.exit(Number(!child.kill())));
    `);
    const used = familyCpuMs(parent.pid ?? 0);
    parent.kill();
    await once(parent, 'exit');
    // A tick less: the time of what has ended is known in ticks.
    expect(used).toBeGreaterThanOrEqual(290);
  });
});
