import { negotiateEncoding } from './negotiateEncoding';

test.each([
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br; q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli, x-gzipped', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
