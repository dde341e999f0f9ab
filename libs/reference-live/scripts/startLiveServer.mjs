/** Starts `liveServer.mjs` in a process of its own, and the built site in front of it. */
import { join } from 'node:path';
import { startForked } from '../../../tools/workspace/src/bench/startForked.mjs';
import { startProgram } from '../../../tools/workspace/src/start/startProgram.mjs';

const root = join(import.meta.dirname, '../../..');

/** @returns its port, channel and token, `ask` for actions and measurements, and `stop` */
export const startLiveServer = async () => {
  const { started, ...program } = await startForked({
    root,
    file: 'libs/reference-live/scripts/liveServer.mjs',
  });
  return { ...started, ...program };
};

/** @param platformPort where the hub listens @param port the first of two free ones */
export const startSiteInFront = async (platformPort, port) => {
  const program = startProgram({
    name: 'site',
    file: 'apps/share-web/dist/server/main.js',
    root,
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: String(port + 1),
      API_BASE_URL: `http://127.0.0.1:${platformPort}`,
      ASSETS_KEEP_DIR: join(root, 'tmp/bench-live-assets'),
      TRUSTED_PROXIES: '127.0.0.1',
      REQUEST_LOG: 'off',
    },
    log: join(root, 'tmp/bench-live-site.log'),
  });
  await program.ready(`http://127.0.0.1:${port}/-/ready`, 60);
  return { port, pid: program.pid, stop: () => program.stop(12_000) };
};
