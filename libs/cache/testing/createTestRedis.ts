import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

const findFreePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** `describe`, skipped with a reason on machines without Redis. */
export const describeWithRedis = (title: string, define: () => void): void => {
  if (spawnSync('redis-server', ['--version']).status === 0) describe(title, define);
  else describe.skip(`${title} (the program redis-server is not installed)`, define);
};

/** A Redis server of this test, with nothing on disk. */
interface TestRedis {
  url: string;
  /** Starts it; again after `kill`, without its data. */
  start(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Holds it, so that it answers nothing and its connections stay. */
  hold(): void;
  resume(): void;
}

/** Finds a port for a Redis server; `start` starts it. */
export const createTestRedis = async (): Promise<TestRedis> => {
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      server = spawn('redis-server', [...settings, '--dir', tmpdir()], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      for await (const output of server.stdout ?? [])
        if (String(output).includes('Ready to accept connections')) break;
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    hold: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
  };
};
