import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg|json)$/;

const compress = async (/** @type {string} */ file) => {
  const raw = await readFile(file);
  const br = await brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gz = await zip(raw, { level: 9 });
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/**
 * Writes a `.br` and a `.gz` beside every file the browser may request.
 *
 * @type {() => import('vite').Plugin}
 */
export const compressAssets = () => ({
  name: 'compress-assets',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async writeBundle(options) {
    const folder = join(options.dir ?? '', 'assets');
    const files = (await readdir(folder)).filter((name) => compressible.test(name));
    await Promise.all(files.map((name) => compress(join(folder, name))));
  },
});
