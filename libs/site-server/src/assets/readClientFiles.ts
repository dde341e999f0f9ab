import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A rule of a style sheet, as the build wrote it (`StyleRule` of `libs/islands`). */
interface StyleRule {
  css: string;
  selectors: string[][];
}

interface ClientFiles {
  /** Address of the entry module. */
  entry: string;
  logo: string;
  /** Addresses of the style sheets of the site, each with its rules one by one (`StyleSheet` of `libs/islands`). */
  styleSheets: { href: string; rules: StyleRule[] }[];
  assets: { clientDir: string };
}

/**
 * Reads the addresses of the built client and its styles from what the build wrote.
 * @param clientDir folder of the build
 * @param entryKey key of the entry module in the manifest
 * @param base path under which the files are served, ending in a slash
 * @throws Error when there is no build in the folder, or it has no such module
 */
export const readClientFiles = async (
  clientDir: string,
  entryKey: string,
  base: string,
): Promise<ClientFiles> => {
  const readJson = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(clientDir, '.vite', name), 'utf8'));
  const manifest = (await readJson('manifest.json')) as Record<string, { file: string }>;
  const sheets = (await readJson('styles.json')) as { file: string; rules: StyleRule[] }[];
  const entry = manifest[entryKey];
  if (!entry) throw new Error('The client build has no entry. Build the site again.');
  return {
    entry: base + entry.file,
    logo: `${base}logo.svg`,
    styleSheets: sheets.map(({ file, rules }) => ({ href: base + file, rules })),
    assets: { clientDir },
  };
};
