import { join } from 'node:path';
import { startProgram } from '../../../tools/workspace/src/start/startProgram.mjs';

const root = join(import.meta.dirname, '../../..');

/** Starts the built platform and the built site on ports of their own; data and logs go to `folder`. */
export const startServers = async (port, folder) => {
  const site = `http://127.0.0.1:${port}`;
  const platform = `http://127.0.0.1:${port + 2}`;
  const start = async (name, file, env, url) => {
    const log = join(folder, `${name}.log`);
    const program = startProgram({
      name,
      file,
      root,
      env: { ...process.env, REQUEST_LOG: 'off', SERVICE_WORKER: 'off', ...env },
      log,
    });
    await program.ready(`${url}/-/ready`, 120);
    return program;
  };
  const programs = [
    await start(
      'platform',
      'apps/reference-api/dist/main.js',
      { REFERENCE_API_PORT: String(port + 2), DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
      platform,
    ),
    await start(
      'site',
      'apps/share-web/dist/server/main.js',
      {
        PORT: String(port),
        ADMIN_PORT: String(port + 1),
        API_BASE_URL: platform,
        ASSETS_KEEP_DIR: join(folder, 'assets'),
      },
      site,
    ),
  ];
  return { site, stop: () => Promise.all(programs.map((program) => program.stop(12_000))) };
};
