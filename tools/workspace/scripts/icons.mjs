/** `npm run icons`: the logo of the site (`logo.svg`) for programs that show no drawings, as `iconPaths` of `libs/site-paths` names them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { toIco } from '../src/build/toIco.mjs';

const folder = join(import.meta.dirname, '../../../apps/share-web/public');
const logo = await readFile(join(folder, 'logo.svg'));
/** Home screens round the corners themselves, and show what is transparent in black. */
const ground = /fill="(#[\da-f]{3,6})"/i.exec(String(logo))?.[1] ?? '#fff';

const draw = (/** @type {number} */ size) => sharp(logo, { density: (72 * size) / 64 }).resize(size, size);
const toPng = (/** @type {import('sharp').Sharp} */ picture) =>
  picture.png({ palette: true, effort: 10 }).toBuffer();

const sizes = [16, 32, 48];
const small = await Promise.all(sizes.map((size) => toPng(draw(size))));
await writeFile(
  join(folder, 'favicon.ico'),
  toIco(small.map((png, index) => ({ png, size: sizes[index] ?? 0 }))),
);
await writeFile(join(folder, 'apple-touch-icon.png'), await toPng(draw(180).flatten({ background: ground })));
await writeFile(join(folder, 'icon-512.png'), await toPng(draw(512).flatten({ background: ground })));
