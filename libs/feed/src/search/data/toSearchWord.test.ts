import { longestInput, longestWord, toSearchWord } from './toSearchWord';

test.each([
  ['湿地', '湿地'],
  ['  湿地 \n 白鹭\t', '湿地 白鹭'],
  ['', ''],
  [' \u3000 ', ''],
  ['\u200b\u2060', ''],
  ['cafe\u0301', 'caf\u00e9'],
  ['湿\u202e地\u0000', '湿地'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['a\ud800b', 'ab'],
])('%j is searched for as %j', (text, word) => expect(toSearchWord(text)).toEqual({ word, isCut: false }));

test.each([
  ['letters', 'a'.repeat(51)],
  ['ten thousand characters', '湿'.repeat(10_000)],
  ['emoji of two units', '🦆'.repeat(26)],
  ['families', '👩‍👩‍👧'.repeat(10)],
])('%s are cut to what the platform searches for', (_, text) => {
  const { word, isCut } = toSearchWord(text);
  expect(isCut).toBe(true);
  expect(word.length).toBeGreaterThan(40);
  expect(word.length).toBeLessThanOrEqual(longestWord);
  expect(word).not.toMatch(/\p{Surrogate}|\u200d$/u);
});

test('fifty characters are not cut, and a cut word stays as it is', () => {
  expect(toSearchWord('a'.repeat(50)).isCut).toBe(false);
  const { word } = toSearchWord('南岸湿地 '.repeat(longestInput));
  expect(toSearchWord(word)).toEqual({ word, isCut: false });
});
