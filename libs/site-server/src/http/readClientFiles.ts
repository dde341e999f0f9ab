import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ClientFiles {
  /** Address of the browser's first module. */
  entry: string;
  logo: string;
  assets: { clientDir: string };
}

/**
 * The browser's files as the build left them.
 * @param clientDir folder with Vite's manifest
 * @param entryKey of the first module in the manifest
 * @param base path under which the files are served, with its last slash
 * @throws Error when the build has no such module
 */
export async function readClientFiles(
  clientDir: string,
  entryKey: string,
  base: string,
): Promise<ClientFiles> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8');
  const entry = (JSON.parse(text) as Record<string, { file: string }>)[entryKey];
  if (!entry) throw new Error('The client build has no entry. Build the site again.');
  return { entry: base + entry.file, logo: `${base}logo.svg`, assets: { clientDir } };
}
