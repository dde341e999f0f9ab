import { scryptSync } from 'node:crypto';
import { demoAccount, demoPasswordHash } from '../seed/people/demoAccount';
import { fitsPassword } from './passwords';
import { scrypt } from './scrypt';

const salt = Uint8Array.from({ length: 16 }, (_, at) => at * 7);

test.each([
  ['one block', { log2N: 4, r: 1, p: 1 }],
  ['wide blocks', { log2N: 6, r: 8, p: 1 }],
  ['several lanes', { log2N: 5, r: 4, p: 3 }],
  ['more steps than run in a row', { log2N: 11, r: 1, p: 1 }],
])('scrypt agrees with the one of Node: %s', async (_name, cost) => {
  const { r, p } = cost;
  const expected = scryptSync('云浦 pass', salt, 32, { N: 2 ** cost.log2N, r, p });
  expect(Buffer.from(await scrypt('云浦 pass', salt, cost))).toEqual(expected);
});

test('only the right password fits, and none fits where there is no hash', async () => {
  expect(await fitsPassword(demoAccount.password, demoPasswordHash)).toBe(true);
  expect(await fitsPassword(`${demoAccount.password} `, demoPasswordHash)).toBe(false);
  expect(await fitsPassword(demoAccount.password, undefined)).toBe(false);
});

test('a missing account costs as much as a wrong password', () => {
  expect(demoPasswordHash).toMatch(/^scrypt\$14\$8\$1\$/);
});
