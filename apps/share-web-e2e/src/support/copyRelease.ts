import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const app = join(root, 'apps/share-web/dist');
const hash = /-[\w-]{6,8}(?=\.(?:js|css)$)/;

/** Another hash, whatever it begins with. */
const toOther = ([dash, first, ...rest]: string) => `${dash}${first === 'x' ? 'y' : 'x'}${rest.join('')}`;

const hashedFiles = (folder: string) =>
  readdirSync(join(folder, 'client/assets')).filter((name) => hash.test(name));

/** The hashed files of the built site. */
export const builtFiles = (): string[] => hashedFiles(app);

/**
 * A next release of the site: the same code under other hashes, as if every file had changed.
 * @returns its program, its files, and what deletes it
 */
export const copyRelease = () => {
  // Inside the workspace, so that the server finds its packages.
  const folder = mkdtempSync(join(root, 'tmp/release-'));
  cpSync(app, folder, { recursive: true });
  const assets = join(folder, 'client/assets');
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
  const renamed = new Map(hashedFiles(folder).map((name) => [name, name.replace(hash, toOther)]));
  const rename = (text: string) => text.replace(/[\w.-]+\.(?:js|css)/g, (name) => renamed.get(name) ?? name);
  const texts = [
    ...readdirSync(assets).map((name) => join(assets, name)),
    ...readdirSync(join(folder, 'client/.vite')).map((name) => join(folder, 'client/.vite', name)),
  ];
  for (const file of texts.filter((name) => /\.(js|css|json)$/.test(name)))
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  const worker = join(folder, 'client/sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/release:"\w+"/, 'release:"next"'));
  return {
    program: join(folder, 'server/main.js'),
    files: [...renamed.values()],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
