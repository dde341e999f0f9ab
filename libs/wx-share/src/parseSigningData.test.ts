import { parseSigningData } from './parseSigningData';

const signature = '0f9de62fce790f9a083d5c99e95740ceb90c27ed';
const rest = { appId: 'wx0000000000000001', timestamp: 1414587457, nonceStr: 'Wm3WZYTPz0wzccnW' };

test.each([
  [{ signature }],
  [{ signtrue: signature }],
  [{ signture: signature }],
  [{ signaTrue: signature }],
  [{ SIGN: signature }],
  [{ signed_by_us: signature }],
  [{ signature, signtrue: 'f4d90daf4b3bca3078ab155816175ba34c443a7b' }],
])('finds the signature in %j', (fields) => {
  expect(parseSigningData({ ...rest, ...fields })).toEqual({ ...rest, signature });
});

test('accepts a time that is a string', () => {
  expect(parseSigningData({ ...rest, timestamp: '1414587457', signature })).toEqual({ ...rest, signature });
});

test.each([
  null,
  undefined,
  'signature',
  [],
  rest,
  { ...rest, signature: '' },
  { ...rest, signtrue: 40 },
  { ...rest, one: signature, other: signature },
  { ...rest, signature, appId: '' },
  { ...rest, signature, nonceStr: 7 },
  { ...rest, signature, timestamp: 'soon' },
])('%j is no signing data', (answer) => {
  expect(parseSigningData(answer)).toBeNull();
});
