import {
  readClientFiles,
  readRelease,
  runInThread,
  serveUntilStopped,
  SettingsError,
} from '@share/site-server';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { createSite } from './createSite.server';

const clientDir = join(import.meta.dirname, '../client');

const start = async () => {
  const files = await readClientFiles(clientDir, 'src/entry.client.ts', import.meta.env.BASE_URL);
  const release = await readRelease(import.meta.dirname);
  const { server, logger } = createSite(process.env, { ...files, release });
  process.stdout.write(`site ready ${await serveUntilStopped(server, logger)}\n`);
};

const fail = (error: unknown) => {
  const message = error instanceof SettingsError ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

if (isMainThread) runInThread(new URL(import.meta.url));
else start().catch(fail);
