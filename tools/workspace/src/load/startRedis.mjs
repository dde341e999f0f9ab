import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A Redis of a trial that stores nothing; undefined when there is no such program. */
export const startRedis = async (/** @type {number} */ port) => {
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const failed = new Promise((resolve) => child.once('error', () => resolve(true)));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return (await Promise.race([failed, pause(500, false)])) ? undefined : { kill };
};
