import { drawAvatar } from './drawAvatar';
import { drawIcon, drawLogo } from './drawIcons';
import { drawScene } from './drawScene';

const names = [
  'wetland',
  'bridge',
  'oldstreet',
  'market',
  'lake',
  'nightcity',
  'library',
  'train',
  'stage',
  'tea',
  'rain',
  'harbor',
  'pothole',
  'lamp',
  'sign',
  'crossing',
  'bins',
];

const seeds = [...names, 'other'].flatMap((name) => [0, 1, 2, 3, 4].map((index) => `${name}-item${index}`));

test.each(seeds)('%s is a small, complete and repeatable picture', (seed) => {
  const svg = drawScene(seed);
  expect(drawScene(seed)).toBe(svg);
  expect(svg.length).toBeGreaterThan(1_000);
  expect(svg.length).toBeLessThan(10_240);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/);
  expect(svg.match(/<(\w+)[^>]*[^/]>/g)?.length).toBe(svg.match(/<\/\w+>/g)?.length);
});

test('another seed is another picture', () => {
  expect(new Set(seeds.map((seed) => drawScene(seed))).size).toBe(seeds.length);
});

test.each([
  ['lake-a', '0 0 600 400'],
  ['lake-a-16x9', '0 0 640 360'],
  ['lake-a-1x1', '0 0 400 400'],
  ['lake-a-3x4', '0 0 360 480'],
  ['constructor', '0 0 600 400'],
])('%s has the view box %s', (seed, viewBox) => {
  expect(drawScene(seed)).toContain(`viewBox="${viewBox}"`);
});

test('avatars differ by person, signs are drawn for any name', () => {
  expect(drawAvatar('a')).toBe(drawAvatar('a'));
  expect(new Set(Array.from({ length: 40 }, (_, index) => drawAvatar(`u${index}`))).size).toBeGreaterThan(25);
  for (const svg of [drawLogo(), drawIcon('home'), drawIcon('home-on'), drawIcon('whatever')]) {
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
  }
});

test('the selected icon of the bottom bar is filled, unless it is lines only', () => {
  expect(drawIcon('home-on')).toContain('fill="#FF4A26"');
  expect(drawIcon('home')).not.toContain('fill="#FF4A26"');
  expect(drawIcon('live-on')).not.toContain('fill="#FF4A26"');
  expect(drawIcon('live-on')).toContain('stroke="#FF4A26"');
});
