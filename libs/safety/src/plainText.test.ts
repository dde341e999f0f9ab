import fc from 'fast-check';
import { cleanText, plainText } from './plainText';

test.each([
  ['  你好，世界 ', '你好，世界'],
  ['第一行\r\n第二行\r第三行\u2028第四行', '第一行\n第二行\n第三行\n第四行'],
  ['a\tb', 'a b'],
  ['a\0b\x07c\x1b[31md\x7fe\x85f', 'abc[31mdef'],
  ['user\u202egpj.exe', 'usergpj.exe'],
  ['\u2066a\u2069\u200e\u200f\u061c', 'a'],
  ['ad\u200bmin\ufeff\u2060\u00ad', 'admin'],
  ['\u3164\u115f\uffa0', ''],
  ['x\u{e0041}\u{e007f}', 'x'],
  ['e\u0301', 'é'],
  ['a\u0300\u0301\u0302\u0303\u0304b', 'à\u0301\u0302b'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['👍🏽\u200d', '👍🏽'],
  ['1️⃣', '1️⃣'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u200d \u200c1\u200d2', '12'],
  ['a\ud800b', 'ab'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['🏴\u{e0067}a', '🏴a'],
  ['བསྒྲུབས་ ཧཱུྃ', 'བསྒྲུབས་ ཧཱུྃ'],
  ['သို့ မြို့ ကြွေး', 'သို့ မြို့ ကြွေး'],
  ['ཀ\u0f71\u0300\u0301\u0302\u0f74', 'ཀ\u0f71\u0f74\u0300\u0301'],
  [`ཀ${'\u0f71'.repeat(50)}`, `ཀ${'\u0f71'.repeat(6)}`],
  ['\u2800', ''],
  [' \u2800\u200b\u2800\n\u2800 ', ''],
  ['⠓⠑\u2800⠇⠇⠕', '⠓⠑\u2800⠇⠇⠕'],
])('%j becomes %j', (value, expected) => {
  expect(cleanText(value)).toBe(expected);
});

test.each([
  [12, '12'],
  [Number.NaN, ''],
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [['a'], ''],
])('%p becomes %j', (value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test('what is found ordinary at a glance is what all the rules give', () => {
  const characters = [...' aZ9~！，。：“”‘’—…·《》云溪鿿Ａ～'];
  const text = fc.array(fc.constantFrom(...characters)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 20 }), (ordinary, limit) => {
      // The invisible character takes the text through all the rules, and is dropped by them.
      expect(plainText(ordinary)).toBe(plainText(`${ordinary}\u200b`));
      expect(plainText(ordinary, limit)).toBe(plainText(`\u200b${ordinary}`, limit));
    }),
  );
});

test('the limit counts graphemes', () => {
  expect(plainText('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧');
  expect(plainText('é\u0302é\u0302é\u0302', 2)).toBe('é\u0302é\u0302');
  expect(plainText('今天 天气', 3)).toBe('今天');
  expect(plainText('短', 10)).toBe('短');
  expect(plainText('短', 0)).toBe('');
  expect(plainText('\u2800\u2800短', 2)).toBe('');
});

test.each([
  ['AT&amp;T 与 &ldquo;湿地&rdquo;&nbsp;三年 &lt;图&gt;', 'AT&T 与 “湿地” 三年 <图>'],
  ['<p>第一句。&nbsp;第二句&hellip;</p>', '第一句。 第二句…'],
  ['<p>第一段</p><p>第二<strong>段</strong></p>', '第一段\n第二段'],
  ['上行<br/>下行', '上行\n下行'],
  ['&#26446;&#x660E;', '李明'],
  ['&#146;&#x93;', '’“'],
  ['Caf&eacute; &Ntilde; &szlig; &frac12;', 'Café Ñ ß ½'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['R&D；a&b; &unknown; &amp', 'R&D；a&b; &unknown; &amp'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a < b > c', 'a < b > c'],
  ['标签 <p> 与 </p> 的用法', '标签 <p> 与 </p> 的用法'],
  ['user&#x202e;gpj.exe&#0;&#xd800;&#xffffffff;', 'usergpj.exe&#xffffffff;'],
  ['&#1114112;&zwnj;&#8203;', ''],
  ['&#x1F468;&#x200D;&#x1F469;', '👨\u200d👩'],
])('the field %j says %j', (value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test('the limit counts what the references stand for', () => {
  expect(plainText('&#26446;&#26126;&hellip;', 2)).toBe('李明');
});

test('no spoofing character is ever preserved, and cleaning twice changes nothing', () => {
  const spoofing = fc.constantFrom(
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200d',
    '\u200c',
    '\u0301',
    '\u0300',
    '\u0f71',
    '\u102d',
    '\u2800',
    '\ufeff',
    '\u{e0020}',
    'a',
    '中',
    '👩',
    '\n',
    ' ',
    '\ud800',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(spoofing).map((all) => all.join('')),
      ),
      (value) => {
        const text = cleanText(value);
        expect(text).not.toMatch(
          /[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff\u{e0000}-\u{e007f}\p{Surrogate}]/u,
        );
        expect(text).not.toMatch(/(?:(?![\p{Script=Tibetan}\p{Script=Myanmar}])[\p{Mn}\p{Me}]){3}/u);
        expect(text).not.toMatch(/[\p{Mn}\p{Me}]{7}/u);
        expect(cleanText(text)).toBe(text);
      },
    ),
    { numRuns: 1000 },
  );
});

test('of a text far beyond the limit only the beginning is looked at', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(plainText('好'.repeat(2_000_000), 3)).toBe('好好好');
  expect(String(segment.mock.calls[0]?.[0]).length).toBeLessThan(1_000);
  segment.mockRestore();
});
