import { wellFormed, wellFormedJson } from './wellFormed';

test.each([
  ['湿地\ud83d', '湿地'],
  ['\ude00湿地', '湿地'],
  ['\ude00\ud83d', ''],
  ['a\0b', 'ab'],
  ['湿地 😀 𠮷\n', '湿地 😀 𠮷\n'],
])('%j becomes %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});

test('every text of what is sent is well formed, and nothing else changes', () => {
  expect(
    JSON.parse(wellFormedJson({ a: ['x\ud83d', 1, null, true], b: { c: '\0😀' }, d: undefined })),
  ).toEqual({
    a: ['x', 1, null, true],
    b: { c: '😀' },
  });
});
