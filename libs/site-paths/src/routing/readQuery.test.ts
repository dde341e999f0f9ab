import { readQuery } from './readQuery';

const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}=1`).join('&');

test.each([
  ['', 0],
  ['?', 0],
  ['?a=1&b=2&a=3', 3],
  [`?${many(64)}`, 64],
  [`?${many(65)}`, 64],
  [`?${many(500)}`, 64],
  [`?a=1&b=${'x'.repeat(5_000)}&c=3`, 1],
  [`?a=${'x'.repeat(5_000)}`, 0],
  [`?a=1&b=${'x'.repeat(4_000)}&c=3`, 3],
  ['?&&&a=1', 1],
])('of %.20s… %i parameters are read', (search, count) => {
  expect([...readQuery(search)]).toHaveLength(count);
});

test('those that are read are whole', () => {
  const search = `?a=1&b=${'%E8%AF%9D'.repeat(300)}&c=${'y'.repeat(2_000)}`;
  expect([...readQuery(search)].map(([name, value]) => [name, value.length])).toEqual([
    ['a', 1],
    ['b', 300],
  ]);
});
