import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const app = 'apps/share-web';

interface Bundle {
  file: string;
  modules: string[];
}

const readBuilt = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, app, 'dist/client/.vite', name), 'utf8'));

const bundles = readBuilt('bundles.json') as Bundle[];

/** Address of the built file that has a source file in it, which is given by its path from the root of the workspace. */
export const addressOf = (source: string): string => {
  const module = posix.relative(app, source);
  const bundle = bundles.find(({ modules }) => modules.includes(module));
  if (!bundle) throw new Error(`The build has no code of ${source}.`);
  return `/davmu/share/${bundle.file}`;
};

/** The source file of every island of the site, by name, as the build has read the rows of the libraries. */
export const islandSources = (): Map<string, string> => {
  const rows = readBuilt('islands.json') as { name: string; module: string }[];
  return new Map(rows.map(({ name, module }) => [name, posix.join(app, module)]));
};
