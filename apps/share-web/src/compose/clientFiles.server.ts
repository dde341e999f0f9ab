import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
}

const clientFolder = join(import.meta.dirname, '../client');
const base = import.meta.env.BASE_URL;

/** The browser's files as the build left them beside the server. */
export const readClientFiles = async () => {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = manifest['src/entry.client.ts'];
  if (!entry) throw new Error('The client build has no entry. Build the site again.');
  return { entry: base + entry.file, logo: `${base}logo.svg`, assets: { clientDir: clientFolder } };
};
