import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves the source maps of the client out of the folder that is served, to `maps` beside it: `npm run source-lines` reads them.
 *
 * @type {() => import('vite').Plugin}
 */
export const moveSourceMaps = () => ({
  name: 'move-source-maps',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async writeBundle(options) {
    const assets = join(options.dir ?? '', 'assets');
    const maps = join(options.dir ?? '', '../maps');
    await rm(maps, { recursive: true, force: true });
    await mkdir(maps, { recursive: true });
    const files = (await readdir(assets)).filter((name) => name.endsWith('.map'));
    await Promise.all(files.map((name) => rename(join(assets, name), join(maps, name))));
  },
});
