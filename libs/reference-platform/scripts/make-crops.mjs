/**
 * Makes the nearer views in fixtures/media/picture: a part of each photograph of a place that is often shown, mirrored and in a light of its own, so
 * that it is another picture. The files are committed; run this only to change them.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadSeed } from './loadSeed.mjs';

const folder = new URL('../fixtures/media/picture/', import.meta.url).pathname;

/** How a light is graded: warmer in the morning and evening, paler in mist, clearer by day. */
const grades = {
  dawn: { brightness: 1.05, saturation: 1.12, hue: -8 },
  day: { brightness: 1.04, saturation: 0.88, hue: 6 },
  dusk: { brightness: 0.94, saturation: 0.86, hue: 12 },
  mist: { brightness: 1.04, saturation: 1.3, hue: 10 },
  night: { brightness: 1.18, saturation: 0.9, hue: -14 },
};

const { nearViews } = await loadSeed("export { nearViews } from './src/seed/pictures/photographs'");
for (const [look, [width, height]] of Object.entries(nearViews)) {
  const [place, light] = look.split('-');
  const original = join(folder, `${place}-${light}.jpg`);
  const { width: fullWidth, height: fullHeight } = await sharp(original).metadata();
  // The main subject stays in its place, but a third nearer.
  const image = await sharp(original)
    .extract({
      left: Math.round((fullWidth - width) * 0.3),
      top: Math.round((fullHeight - height) * 0.45),
      width,
      height,
    })
    .flop()
    .modulate(grades[light])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  const target = join(folder, `${look}.jpg`);
  await sharp(image).toFile(target);
  console.log(`${look}: ${Math.round((await stat(target)).size / 1000)} kB`);
}
