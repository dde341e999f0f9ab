import { toHeaderValue } from './toHeaderValue';

test.each<[string, unknown]>([
  ['a short token', 'anonymous-1'],
  ['a signed token', `${'a'.repeat(400)}.${'B'.repeat(900)}.${'-_'.repeat(100)}`],
  ['the longest one', 'x'.repeat(4_096)],
])('%s is sent as it is', (_name, value) => {
  expect(toHeaderValue(value)).toBe(value);
});

test.each<[string, unknown]>([
  ['one that is longer', 'x'.repeat(4_097)],
  ['one of 9 kB', 'x'.repeat(9_000)],
  ['one of 10 MB', 'x'.repeat(10_000_000)],
  ['none', ''],
  ['a line break', 'a\r\nX-Other: b'],
  ['a line break at its end', 'token\n'],
  ['a space', 'a b'],
  ['a tab', 'a\tb'],
  ['a zero', 'a\0b'],
  ['Chinese', '令牌'],
  ['a letter of Latin-1', 'é'],
  ['a number', 12345],
  ['nothing', undefined],
  ['null', null],
  ['an object', { toString: () => 'token' }],
  ['a list', ['token']],
])('%s is none', (_name, value) => {
  expect(toHeaderValue(value)).toBe('');
});
