import { isolateText } from './isolateText';

test.each([
  ['مصدر', '\u2068مصدر\u2069'],
  ['a שלום', '\u2068a שלום\u2069'],
  ['云浦观察', '云浦观察'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(isolateText(text)).toBe(expected);
});
