import { join } from 'node:path';
import { startProgram } from '../start/startProgram.mjs';

/**
 * The built receiver of statistics alone, without limits of a network.
 *
 * @param {{ root: string, port: number, log: string, databaseUrl?: string, file?: string, env?: NodeJS.ProcessEnv, print?: (line: string) => void }} options
 *   `file`: another build
 */
export const startBuiltReceiver = async ({ root, port, log, databaseUrl, file, env, print }) => {
  const receiver = startProgram({
    name: 'receiver',
    file: file ?? join(root, 'apps/reference-api/dist/main.js'),
    root,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(root, 'tmp/bench-statistics'),
      REFERENCE_API_PORT: String(port),
      REFERENCE_SEED: '0',
      REQUEST_LOG: 'off',
      RATE_LIMIT_BEACON_PER_MINUTE: '1000000',
      STATS_ONLY: 'true',
      ...env,
    },
    log,
    ...(print && { print }),
  });
  process.once('exit', receiver.kill);
  await receiver.ready(`http://127.0.0.1:${port}/-/ready`, 60);
  return receiver;
};
