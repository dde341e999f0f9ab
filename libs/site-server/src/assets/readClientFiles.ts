import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ClientFiles {
  /** Address of the entry module. */
  entry: string;
  logo: string;
  assets: { clientDir: string };
}

/**
 * Reads the addresses of the built client from Vite's manifest.
 * @param clientDir folder of the build
 * @param entryKey key of the entry module in the manifest
 * @param base path under which the files are served, ending in a slash
 * @throws Error when the build has no such module
 */
export const readClientFiles = async (
  clientDir: string,
  entryKey: string,
  base: string,
): Promise<ClientFiles> => {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8');
  const entry = (JSON.parse(text) as Record<string, { file: string }>)[entryKey];
  if (!entry) throw new Error('The client build has no entry. Build the site again.');
  return { entry: base + entry.file, logo: `${base}logo.svg`, assets: { clientDir } };
};
