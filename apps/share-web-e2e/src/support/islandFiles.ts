import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const app = 'apps/share-web';

interface Bundle {
  file: string;
  modules: string[];
}

const bundles = JSON.parse(
  readFileSync(join(root, app, 'dist/client/.vite/bundles.json'), 'utf8'),
) as Bundle[];

/** Address of the built file that has a source file in it, which is given by its path from the root of the workspace. */
export const addressOf = (source: string): string => {
  const module = posix.relative(app, source);
  const bundle = bundles.find(({ modules }) => modules.includes(module));
  if (!bundle) throw new Error(`The build has no code of ${source}.`);
  return `/davmu/share/${bundle.file}`;
};

const tableEntry = /(\w+): \{\s*when: '\w+',\s*load: async \(\) =>\s*\(await import\('([^']+)'\)\)/g;

/** The source file of every island of the site, by name, read from the `islands.ts` of the libraries. */
export const islandSources = (): Map<string, string> => {
  const tables = ['libs', `${app}/src`].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)\w*(islands|Islands|islandModules)\.ts$/.test(file))
      .map((file) => posix.join(folder, file)),
  );
  return new Map(
    tables.flatMap((table) =>
      [...readFileSync(join(root, table), 'utf8').matchAll(tableEntry)].map(
        ([, name = '', module = '']) => [name, `${posix.join(dirname(table), module)}.tsx`] as const,
      ),
    ),
  );
};
