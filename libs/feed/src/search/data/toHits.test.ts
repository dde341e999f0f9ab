import { toHits } from './toHits';

const marked = (text: string, searched: string) =>
  toHits(text, searched).map(([start, end]) => text.slice(start, end));

test.each([
  ['南岸湿地迎回白鹭', '湿地', ['湿地']],
  ['湿地之外还有湿地', '湿地', ['湿地', '湿地']],
  ['湿地公园的白鹭', '白鹭 湿地', ['湿地', '白鹭']],
  ['湿地公园', '湿地 地公', ['湿地公']],
  ['湿地白鹭', '湿地 白鹭', ['湿地白鹭']],
  ['哈哈哈', '哈哈', ['哈哈哈']],
  ['N3 夜班', 'ｎ３', ['N3']],
  ['Ｎ３ 夜班', 'n3', ['Ｎ３']],
  ['半角ｶﾞﾗｽ', 'ガ', ['ｶﾞ']],
  ['与👨‍👩‍👧‍👦', '👨', ['👨‍👩‍👧‍👦']],
  ['与👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦', ['👨‍👩‍👧‍👦']],
  ['𠮷野', '𠮷', ['𠮷']],
  ['重 30㎏ 的鱼', 'kg', ['㎏']],
  ['重 30㎏ 的鱼', 'g', ['㎏']],
  ['İstanbul', 'stan', ['stan']],
  ['🦆 与 🦢', '🦢', ['🦢']],
  ['价格 (.*) 与 [a-z]', '.* [a-z]', ['.*', '[a-z]']],
  ['a\\b', '\\', ['\\']],
  ['<mark>湿地</mark>', '<mark>', ['<mark>']],
  ['白鹭', '湿地', []],
  ['白鹭', '', []],
  ['', '湿地', []],
])('in %j the words %j mark %j', (text, searched, expected) => {
  expect(marked(text, searched)).toEqual(expected);
});

test('hits are in order, do not touch, and lie in the text', () => {
  const text = 'ababa 湿地 abAB';
  const hits = toHits(text, 'ab ba 湿地 地');
  expect(hits).toEqual([
    [0, 5],
    [6, 8],
    [9, 13],
  ]);
});

test('words and titles ten times longer than the longest are answered', () => {
  // A search whose time grows faster than the square of their length runs into the time limit of a test.
  expect(toHits('a'.repeat(1200), 'a'.repeat(500))).toEqual([[0, 1200]]);
  expect(toHits('湿'.repeat(1200), '湿 湿湿 湿湿湿 湿湿湿湿')).toEqual([[0, 1200]]);
});
