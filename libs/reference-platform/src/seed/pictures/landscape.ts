import type { Palette } from './palettes';
import { backdrop, between, circle, path, rect, ridge, type Sheet, short, stroke, times } from './shapes';

/** Sky with its sun or moon and up to three rows of hills; the nearest reaches `horizon`. */
export const farView = (
  sheet: Sheet,
  palette: Palette,
  horizon: number,
  sunX = sheet.width * between(sheet.random, 0.2, 0.8),
): string => {
  const { height, random } = sheet;
  const sunY = horizon * between(random, 0.32, 0.55);
  const swing = height * 0.05;
  return [
    backdrop(sheet, palette.sky),
    circle(sunX, sunY, height * between(random, 0.06, 0.09), palette.sun),
    palette.isDark ? stars(sheet, horizon) : clouds(sheet, horizon),
    ridge(sheet, horizon - height * 0.13, swing * 1.3, 6, palette.hills[0]),
    ridge(sheet, horizon - height * 0.06, swing, 8, palette.hills[1]),
    ridge(sheet, horizon - height * 0.02, swing * 0.4, 10, palette.hills[2]),
  ].join('');
};

const stars = ({ width, random }: Sheet, horizon: number): string =>
  times(18, () =>
    circle(width * random.next(), horizon * 0.7 * random.next(), between(random, 0.6, 1.4), '#FFF6DC', 0.7),
  );

/** Flat clouds, few and light. */
export const clouds = ({ width, height, random }: Sheet, horizon: number): string =>
  times(random.int(1, 3), () => {
    const x = width * between(random, 0.02, 0.8);
    const y = horizon * between(random, 0.12, 0.5);
    const long = width * between(random, 0.12, 0.2);
    const thick = height * 0.022;
    return `<g fill="#fff" opacity=".5"><rect x="${short(x)}" y="${short(y)}" width="${short(long)}" height="${short(thick)}" rx="${short(thick / 2)}"/><rect x="${short(x + long * 0.2)}" y="${short(y - thick * 0.8)}" width="${short(long * 0.5)}" height="${short(thick)}" rx="${short(thick / 2)}"/></g>`;
  });

/** Still water from `top` to the foot of the sheet, with glints that grow towards the viewer. */
export const water = (
  { width, height, random }: Sheet,
  { water: fill, glint }: Palette,
  top: number,
): string => {
  const lines = times(26, () => {
    const depth = random.next();
    const y = top + (height - top) * (0.04 + 0.94 * depth);
    const long = width * (0.02 + 0.07 * depth) * between(random, 0.6, 1.4);
    return `M${short(width * random.next())} ${short(y)}h${short(long)}`;
  });
  return rect(0, top, width, height - top, fill) + stroke(lines, glint, height * 0.004, 0.7);
};

/** The sun's or the moon's way over the water. */
export const reflection = ({ height, random }: Sheet, x: number, top: number, color: string): string =>
  times(7, (index) => {
    const long = height * between(random, 0.05, 0.11);
    return rect(
      x - long / 2,
      top + height * (0.02 + index * 0.035),
      long,
      height * 0.012,
      color,
      height * 0.006,
    );
  });

/** A stand of reeds that grows up from `foot`, between two places. */
export const reeds = (
  { height, random }: Sheet,
  [from, to]: readonly [number, number],
  foot: number,
  [stem, head]: readonly [string, string],
): string => {
  const plants = Array.from({ length: 15 }, () => {
    const x = between(random, from, to);
    const tall = height * between(random, 0.14, 0.34);
    const lean = tall * between(random, -0.22, 0.22);
    return { x, tall, lean };
  });
  const stems = plants
    .map(
      ({ x, tall, lean }) =>
        `M${short(x)} ${short(foot)}q${short(lean * 0.2)} ${short(-tall * 0.6)} ${short(lean)} ${short(-tall)}`,
    )
    .join('');
  const heads = plants
    .filter((_, index) => index % 2 === 0)
    .map(({ x, tall, lean }) => {
      const thick = height * 0.008;
      const long = height * 0.045;
      const turn = Math.round((lean / tall) * 70);
      return `<ellipse rx="${short(thick)}" ry="${short(long / 2)}" transform="translate(${short(x + lean)} ${short(foot - tall)}) rotate(${turn})"/>`;
    })
    .join('');
  return `${stroke(stems, stem, height * 0.006)}<g fill="${head}">${heads}</g>`;
};

/** Birds far away. */
export const birds = ({ width, random }: Sheet, horizon: number, color: string): string => {
  const flock = times(random.int(3, 6), () => {
    const x = width * between(random, 0.1, 0.85);
    const y = horizon * between(random, 0.2, 0.7);
    const wing = width * between(random, 0.009, 0.016);
    return `M${short(x)} ${short(y)}q${short(wing * 0.6)} ${short(-wing * 0.7)} ${short(wing)} 0q${short(wing * 0.4)} ${short(-wing * 0.7)} ${short(wing)} 0`;
  });
  return stroke(flock, color, 1.6);
};

/** Trees with round crowns along a line. */
export const trees = (
  { width, height, random }: Sheet,
  foot: number,
  count: number,
  [crown, trunk]: readonly [string, string],
): string =>
  times(count, () => {
    const x = width * random.next();
    const size = height * between(random, 0.035, 0.07);
    return (
      rect(x - size * 0.08, foot - size, size * 0.16, size, trunk) +
      `<ellipse cx="${short(x)}" cy="${short(foot - size * 1.3)}" rx="${short(size * 0.6)}" ry="${short(size * 0.8)}" fill="${crown}"/>`
    );
  });

/** A white egret that stands in the water; `foot` is where its legs end. */
export const egret = (x: number, foot: number, size: number, facing: 1 | -1): string =>
  `<g transform="translate(${short(x)} ${short(foot)}) scale(${(facing * size).toFixed(2)} ${size.toFixed(2)})">${[
    stroke('M-6 0V-46M6 0V-44', '#2F3D3D', 3),
    path(
      'M-46 -44C-28 -70 4 -78 26 -62C36 -52 22 -38 -2 -36C-20 -34 -40 -36 -58 -24C-54 -34 -52 -38 -46 -44Z',
      '#FFFDF6',
    ),
    stroke('M20 -62C40 -78 10 -98 22 -118C26 -126 36 -126 40 -120', '#FFFDF6', 9),
    path('M38 -126L72 -116L38 -113Z', '#E3A23C'),
    path('M-40 -44C-20 -52 0 -50 12 -44C-4 -38 -26 -36 -44 -36Z', '#D9DFDA'),
    circle(37, -120, 1.8, '#222'),
  ].join('')}</g>`;
