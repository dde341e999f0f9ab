import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A rule of a style sheet, as the build wrote it (`StyleRule` of `libs/islands`). */
interface StyleRule {
  css: string;
  selectors: string[][];
}

interface StyleSheet {
  href: string;
  rules: StyleRule[];
  theme: string[];
}

interface ClientFiles {
  /** The address of a module that documents name, by its key in the manifest. Throws Error when the build has none. */
  addressOf: (key: string) => string;
  logo: string;
  /** Addresses of the style sheets of the site, each with what it brings (`StyleSheet` of `libs/islands`). */
  styleSheets: StyleSheet[];
  assets: { clientDir: string };
}

/**
 * Reads the addresses of the built client and its styles from what the build wrote.
 * @param clientDir folder of the build
 * @param base path under which the files are served, ending in a slash
 * @throws Error when there is no build in the folder
 */
export const readClientFiles = async (clientDir: string, base: string): Promise<ClientFiles> => {
  const readJson = async <Content>(name: string): Promise<Content> =>
    JSON.parse(await readFile(join(clientDir, '.vite', name), 'utf8'));
  const manifest = await readJson<Record<string, { file: string }>>('manifest.json');
  const sheets = await readJson<(Omit<StyleSheet, 'href'> & { file: string })[]>('styles.json');
  const addressOf = (key: string) => {
    const module = manifest[key];
    if (!module) throw new Error(`The client build has no ${key}. Build the site again.`);
    return base + module.file;
  };
  return {
    addressOf,
    logo: `${base}logo.svg`,
    styleSheets: sheets.map(({ file, ...sheet }) => ({ href: base + file, ...sheet })),
    assets: { clientDir },
  };
};
