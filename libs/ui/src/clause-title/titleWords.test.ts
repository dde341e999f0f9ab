/** @jest-environment node */
import fc from 'fast-check';
import { splitWords } from '../word-breaks/splitWords';
import { titleWords } from './titleWords';

test.each([
  '电梯|检修与|火灾|演练：|23点后|请走|楼梯',
  '云浦|地铁 |3 号线|今起|试运行，|首周|免费|乘坐',
  '市|图书馆|夜间|开放至 |23 点，|新增 |400 个|座位',
  '问答：|居民|医保缴费|有|哪些|新变化',
  '老城|骑楼街|修缮|完成，|沿街|老店|陆续|回归',
  '退塘还湿|三年后，|白鹭|回到了|云浦|南岸',
  '湿地|公园|夜间|闭园|之后，|留给|动物的|八小时',
  '夜|航船 · |第 24 期：|为什么|我们|爱听雨',
  '第十二双手：|擦蒸汽|机车的|人',
  'OpenAI|发布|“GPT-5”|模型，|价格|下降|50%',
])('%s', (pieces) => {
  const title = pieces.split('|').join('');
  expect(splitWords(title, titleWords(title) ?? '')).toEqual(pieces.split('|'));
});

test('a title of one word, without words or with an endless one breaks anywhere', () => {
  for (const title of ['', '检修', 'a'.repeat(40), '！'.repeat(60)])
    expect(titleWords(title)).toBeUndefined();
});

test('where words cannot be distinguished a title breaks anywhere', () => {
  const { Segmenter } = Intl;
  Object.defineProperty(Intl, 'Segmenter', { value: undefined, configurable: true, writable: true });
  try {
    expect(titleWords('电梯检修与火灾演练')).toBeUndefined();
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
  }
});

test('keeps every character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const words = titleWords(title);
      if (words !== undefined) expect(splitWords(title, words).join('')).toBe(title);
    }),
  );
});

test.each([
  ['三号厂房火灾后的十二个小时', '火灾后的'],
  ['一座桥合龙的四十八小时', '一座桥'],
  ['雨停之后的第三天', '之后的'],
])('%s keeps %s together', (title, cache) => {
  expect(splitWords(title, titleWords(title) ?? '').join('|')).toContain(cache);
});
