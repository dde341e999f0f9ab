import { toClientNetwork } from './toClientNetwork';

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::', '2001:db8:1::'],
  ['::1', '0:0:0:0::', '0:0:0::'],
])('%s counts as %s and is stored as %s', (address, counted, stored) => {
  expect(toClientNetwork(address)).toEqual({ counted, stored });
});

test.each([
  undefined,
  '',
  'unknown',
  '1.2.3',
  '1::2::3',
  '2001:db8',
  '203.0.113.77:80',
  '9.9.9.9, 203.0.113.77',
  'x'.repeat(9_000),
])('%j is no address: it counts with all others of its kind', (address) => {
  expect(toClientNetwork(address)).toEqual({ counted: 'unknown', stored: '' });
});
