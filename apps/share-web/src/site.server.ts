import { serveUntilStopped } from '@share/http-server';
import { readClientFiles, readRelease, SettingsError } from '@share/site-server';
import { join } from 'node:path';
import { createSite } from './createSite.server';

const clientDir = join(import.meta.dirname, '../client');

const start = async () => {
  const files = await readClientFiles(clientDir, import.meta.env.BASE_URL);
  const release = await readRelease(import.meta.dirname);
  const modules = {
    entry: files.addressOf('src/entry.client.ts'),
    traditional: files.addressOf('src/traditional.client.ts'),
  };
  const { server, logger } = createSite(process.env, { ...files, ...modules, release });
  process.stdout.write(`site ready ${await serveUntilStopped(server, logger)}\n`);
};

start().catch((error: unknown) => {
  const message = error instanceof SettingsError ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
