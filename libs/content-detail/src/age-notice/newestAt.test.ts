import { newestAt } from './newestAt';

test.each<[number | undefined, (number | undefined)[], number | undefined]>([
  [10, [20, undefined, 15], 20],
  [20, [10], 20],
  [undefined, [10], 10],
  [undefined, [], undefined],
])('an item of %j with parts of %j: %j', (publishedAt, parts, newest) => {
  const dated = parts.map((at) => ({ publishedAt: at }));
  expect(newestAt({ publishedAt }, dated)).toBe(newest);
});

test('without parts the item alone counts', () => {
  expect(newestAt({ publishedAt: 10 })).toBe(10);
});
