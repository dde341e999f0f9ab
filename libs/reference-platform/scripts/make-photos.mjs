/**
 * Makes the photographs in fixtures/media/picture: places of this library as a camera would see them, traced ray by ray. The files
 * are committed; run this only to change them. With names, such as `lake-dusk stage-day`, it makes only those; `--draft <folder>`
 * writes small ones there.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { loadSeed } from './loadSeed.mjs';
import { takePhoto } from './photos/takePhoto.mjs';

const target = new URL('../fixtures/media/picture/', import.meta.url).pathname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' }, bytes: { type: 'string', default: '440000' } },
});
const folder = values.draft ?? target;
const mostBytes = Number(values.bytes);
const tracedPart = values.draft ? 1 : 0.62;
/** Further rays for a pixel at an edge. */
const more = values.draft ? 0 : 3;
const draftPart = 0.32;

/** As good as fits into the bytes allowed. */
const encode = async (pixels, [width, height]) => {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const exif = { IFD0: { Make: 'Yunpu', Model: 'Y1', Software: 'make-photos.mjs' } };
  for (let quality = 95; ; quality -= 2) {
    const bytes = await image
      .clone()
      .withExif(exif)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (bytes.length <= mostBytes || quality <= 50) return { bytes, quality };
  }
};

const makePhoto = async (look, fullSize) => {
  const start = Date.now();
  const size = fullSize.map((length) => Math.round(length * (values.draft ? draftPart : 1)));
  const pixels = await takePhoto(look, size, { tracedPart, more });
  const { bytes, quality } = await encode(pixels, size);
  await writeFile(join(folder, `${look}.jpg`), bytes);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${look}: ${Math.round(bytes.length / 1000)} kB, quality ${quality}, ${seconds} s`);
};

const { photographs, nearViews } = await loadSeed(
  "export { photographs, nearViews } from './src/seed/pictures/photographs'",
);
await mkdir(folder, { recursive: true });
for (const [look, size] of Object.entries(photographs)) {
  if (look in nearViews) continue;
  const isRequested =
    positionals.length === 0 || positionals.some((name) => look === name || look.startsWith(`${name}-`));
  if (isRequested) await makePhoto(look, size);
}
