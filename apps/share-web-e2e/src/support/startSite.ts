import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** A platform that writes down what it is asked and answers as it is told. */
export const startRecorder = async (answer: http.RequestListener) => {
  const paths: string[] = [];
  const server = http.createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export interface RunningSite {
  url: string;
  stop: () => Promise<void>;
}

const untilReady = async (url: string, child: ChildProcess) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the site did not become ready');
};

/** The built site as a process of its own, in front of the platform at `apiBaseUrl`, with further settings. */
export const startSite = async (
  port: number,
  apiBaseUrl: string,
  settings: Record<string, string> = {},
): Promise<RunningSite> => {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['apps/share-web/dist/server/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: '0',
      API_BASE_URL: apiBaseUrl,
      ASSETS_KEEP_DIR: join(tmpdir(), `share-site-assets-${port}`),
      REQUEST_LOG: 'off',
      ...settings,
    },
  });
  await untilReady(url, child);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
