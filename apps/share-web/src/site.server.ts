import { readClientFiles, readRelease, serveUntilStopped, SettingsError } from '@share/site-server';
import { join } from 'node:path';
import { createSite } from './createSite.server';

const clientDir = join(import.meta.dirname, '../client');

const start = async () => {
  const files = await readClientFiles(clientDir, 'src/entry.client.ts', import.meta.env.BASE_URL);
  const release = await readRelease(import.meta.dirname);
  const { server, logger } = createSite(process.env, { ...files, release });
  process.stdout.write(`site ready ${await serveUntilStopped(server, logger)}\n`);
};

start().catch((error: unknown) => {
  const message = error instanceof SettingsError ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
