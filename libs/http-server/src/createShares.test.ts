import { createShares } from './createShares';

/** Takes places for a network until there are none for it. */
const fill = (shares: ReturnType<typeof createShares>, network: string): number => {
  let count = 0;
  for (; shares.hasRoom(network); count += 1) shares.take(network);
  return count;
};

test.each([
  [128, 32],
  [64, 16],
  [32, 24],
  [2, 1],
  [10, undefined],
])('of %i places a network alone has at most %i', (places, perNetwork) => {
  expect(fill(createShares(places, perNetwork), 'a')).toBe(perNetwork ?? places);
});

test.each([1, 2, 9, 12])('%i networks that take what they get leave a place for another', (count) => {
  const shares = createShares(128, 32);
  const held = Array.from({ length: count }, (_, index) => fill(shares, `n${index}`));
  expect(Math.max(...held)).toBeLessThanOrEqual(32);
  expect(shares.taken()).toBeLessThan(128);
  expect(shares.hasRoom('another')).toBe(true);
});

test('places that come free are for those who hold few', () => {
  const shares = createShares(4, 2);
  expect([fill(shares, 'a'), fill(shares, 'b')]).toEqual([2, 1]);
  shares.giveBack('a');
  expect([shares.of('a'), shares.hasRoom('a'), shares.hasRoom('b'), shares.hasRoom('c')]).toEqual([
    1,
    true,
    true,
    true,
  ]);
});

test('the empty network has no share, and its places are not free for others', () => {
  const shares = createShares(4, 2);
  expect([fill(shares, ''), shares.of(''), shares.taken()]).toEqual([4, 0, 4]);
  expect(shares.hasRoom('a')).toBe(false);
  shares.giveBack('');
  expect([shares.hasRoom('a'), shares.taken()]).toEqual([true, 3]);
});
