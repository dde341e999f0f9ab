import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** A fake platform that records requests and gives the configured answers. */
export const startRecorder = async (answer: http.RequestListener) => {
  const paths: string[] = [];
  const server = http.createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/**
 * A port without a server, below those that the system gives to connections (from 32,768): one of these could take it before the server
 * does.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = net.createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};

export interface RunningProgram {
  url: string;
  /** What it has written to standard output so far. */
  output: () => string;
  /** Sends SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL; resolves when it has ended. */
  kill: () => Promise<void>;
}

/** The longest a program may take for its first answer, and for its end after SIGTERM. */
const answerMs = 5000;
const endMs = 30_000;

const untilReady = async (url: string, child: ChildProcess) => {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs[1]} ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/-/ready`, { signal: AbortSignal.timeout(answerMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.spawnargs[1]} did not become ready`);
};

/** A program of the workspace as a process of its own; resolves when it is ready. */
export const startProgram = async (
  file: string,
  port: number,
  settings: NodeJS.ProcessEnv,
): Promise<RunningProgram> => {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, REQUEST_LOG: 'off', ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const overdue = setTimeout(() => child.kill('SIGKILL'), endMs);
    const code = await ended;
    clearTimeout(overdue);
    if (child.signalCode === 'SIGKILL') throw new Error(`${file} did not end after SIGTERM`);
    return code;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  await untilReady(url, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, output: () => output, stop, kill };
};

/** The site in front of the platform at `apiBaseUrl`, with further settings: built, or from source. */
export const startSite = (
  port: number,
  apiBaseUrl: string,
  settings: NodeJS.ProcessEnv = {},
  file = 'apps/share-web/dist/server/main.js',
): Promise<RunningProgram> =>
  startProgram(file, port, {
    PORT: String(port),
    ADMIN_PORT: '0',
    API_BASE_URL: apiBaseUrl,
    ASSETS_KEEP_DIR: join(tmpdir(), `share-site-assets-${port}`),
    ...settings,
  });
