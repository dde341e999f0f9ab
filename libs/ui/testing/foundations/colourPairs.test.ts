/** @jest-environment node */
import { contrastOf, graphicPairs, ownGroundPairs, surfacePairs } from './colourPairs';

const floors = [
  ...[...surfacePairs, ...ownGroundPairs].map((pair) => ({ pair, floor: 4.5 })),
  ...graphicPairs.map((pair) => ({ pair, floor: 3 })),
].map(({ pair, floor }) => ({ pair, floor, name: pair.join(' on ') }));

it.each(floors)('$name reaches $floor:1 in both appearances', ({ pair, floor }) => {
  expect(contrastOf(pair, 'light')).toBeGreaterThanOrEqual(floor);
  expect(contrastOf(pair, 'dark')).toBeGreaterThanOrEqual(floor);
});

it('has the ratio of black on white as its scale', () => {
  expect(contrastOf(['toast-ink', 'paper'], 'light')).toBe(1);
});
