import { testPictures } from '../../testing/testPictures';
import { toSources, type PictureSlot } from './pictureSlots';

/** Width of the box of a slot in px, as the style sheets have it. */
const boxes: [PictureSlot, (screen: number) => number][] = [
  [36, () => 36],
  [112, () => 112],
  ['page', (screen) => Math.min(screen, 640)],
  ['column', (screen) => columnOf(screen)],
  ['two-thirds', (screen) => ((columnOf(screen) - 8) / 3) * 2 + 4],
  ['half', (screen) => (columnOf(screen) - 8) / 2],
  ['third', (screen) => (columnOf(screen) - 8) / 3],
];
const columnOf = (screen: number) => Math.min(screen, 640) - (screen < 360 ? 32 : 40);

/** The value of `sizes` on a screen: the first entry whose condition holds. */
const readSizes = (sizes: string, screen: number): number => {
  const entry = sizes.split(',').find((each) => {
    const [, kind, limit] = /^\((min|max)-width:(\d+)px\)/.exec(each) ?? [];
    if (!kind) return true;
    return kind === 'min' ? screen >= Number(limit) : screen <= Number(limit);
  });
  const [, vw = '0', less = '0'] = /([\d.]+)vw(?: - ([\d.]+)px)?/.exec(entry ?? '') ?? [];
  const [, px] = /\) ([\d.]+)px$|^([\d.]+)px$/.exec(entry ?? '') ?? [];
  if (vw === '0') return Number(px ?? parseFloat(entry ?? ''));
  return (screen * Number(vw)) / 100 - Number(less);
};

/** The candidate that Chrome takes: the nearest above, unless the one below is nearer in proportion. */
const choose = (srcset: string, density: number, width: number): number => {
  const candidates = srcset.split(',').map((each) => Number(each.split(' ')[1]?.replace('w', '')));
  for (const [index, candidate] of candidates.entries()) {
    const next = candidates[index + 1];
    if (next === undefined) return candidate;
    if (next / width < density) continue;
    return density >= Math.sqrt((candidate / width) * (next / width)) ? next : candidate;
  }
  throw new Error('No candidates.');
};

const screens = [320, 344, 359, 360, 375, 390, 412, 430, 640, 1024];

test.each(boxes)('the sizes of %s are those of its box', (slot, boxAt) => {
  const { sizes = '' } = toSources(testPictures, { src: '/a.jpg', slot });
  for (const screen of screens) {
    const [read, box] = [readSizes(sizes, screen), boxAt(screen)];
    expect(Math.abs(read - box)).toBeLessThanOrEqual(1.5);
  }
});

test.each(boxes)(
  '%s gets two px of the file for each at 375, and hardly more on other phones',
  (slot, boxAt) => {
    const { sizes = '', srcSet = '' } = toSources(testPictures, { src: '/a.jpg', slot });
    const shareAt = (screen: number, density: number) =>
      choose(srcSet, density, readSizes(sizes, screen)) / (boxAt(screen) * density);
    expect(shareAt(375, 2)).toBeGreaterThanOrEqual(0.999);
    // Bytes grow with the area: a share of 1.07 is a share of 1.15 of the bytes.
    expect(shareAt(375, 2)).toBeLessThanOrEqual(1.07);
    for (const screen of [360, 375, 390, 412, 430])
      for (const density of [2, 2.625, 3]) {
        expect(shareAt(screen, density)).toBeGreaterThan(slot === 36 ? 0.66 : 0.84);
        expect(shareAt(screen, density)).toBeLessThan(1.3);
      }
  },
);
