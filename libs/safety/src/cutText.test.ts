import fc from 'fast-check';
import { cutText, graphemesOf, ordinary } from './cutText';

const whole = [
  ['a rare character', '𠮷'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a skin tone', '👍🏽'],
  ['a profession with a skin tone', '👩🏽‍🚀'],
  ['a flag', '🇨🇳'],
  ['a flag of several emoji', '🏳️‍🌈'],
  ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a keycap', '1️⃣'],
  ['a variation selector', '❤️'],
  ['a chosen form of a character', '葛\u{e0100}'],
  ['a letter and its mark', 'e\u0301'],
  ['Hangul in parts', '\u1112\u1161\u11ab'],
  ['Hangul in one and a half parts', '하\u11ab'],
  ['old Hangul', '\ua960\ud7b0\ud7cb'],
  ['a syllable of Tibetan', 'སྒྲུ'],
  ['a letter of Thai with its marks', 'กี่'],
  ['a narrow kana with its mark', 'ｶﾞ'],
  ['a line end', '\r\n'],
] as const;

const samples = [...whole.map(([, text]) => text), 'a', '字', ' ', '\n', '한', 'ﺎ', '한국', '😀', 'й'];

/** As on iOS before 14.5. */
const withoutSegmenter = (run: () => void) => {
  const segmenter = Intl.Segmenter;
  Object.defineProperty(Intl, 'Segmenter', { value: undefined, configurable: true, writable: true });
  try {
    run();
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: segmenter, configurable: true, writable: true });
  }
};

const texts = fc.array(fc.constantFrom(...samples)).map((parts) => parts.join(''));

describe.each([
  ['with a segmenter', (run: () => void) => run()],
  ['without one', withoutSegmenter],
])('%s', (_, inBrowser) => {
  test.each(whole)('%s is never divided', (_name, text) => {
    inBrowser(() => {
      expect([...graphemesOf(`前${text}后`)]).toEqual(['前', text, '后']);
      expect(cutText(`${text}后`, 1)).toBe(text);
      expect(cutText(`前${text}后`, 2)).toBe(`前${text}`);
      expect(cutText(`前${text}`, 1)).toBe('前');
      expect(cutText(`前${text}`, 9, text.length)).toBe('前');
    });
  });

  test('nothing is lost, and every cut is a beginning of the text', () => {
    inBrowser(() =>
      fc.assert(
        fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), fc.nat(20), (text, count) => {
          expect([...graphemesOf(text)].join('')).toBe(text);
          expect(text.startsWith(cutText(text, count))).toBe(true);
          expect(cutText(text, 500, count).length).toBeLessThanOrEqual(count);
        }),
      ),
    );
  });
});

test('without a segmenter texts are cut where a segmenter cuts them', () => {
  fc.assert(
    fc.property(texts, fc.nat(12), (text, count) => {
      const cut = cutText(text, count);
      withoutSegmenter(() => expect(cutText(text, count)).toBe(cut));
    }),
  );
});

test('an ordinary character is one to the segmenter beside any other', () => {
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    ordinary.test(one),
  );
  expect(characters.length).toBeGreaterThan(20_000);
  const segmenter = new Intl.Segmenter('zh');
  const orders = [
    characters,
    [...characters].reverse(),
    characters.flatMap((one) => ['A', one, '字', one, one]),
  ];
  // In pieces that overlap: the time of the segmenter grows with the square of its text.
  const size = 500;
  for (const parts of orders)
    for (let start = 0; start < parts.length; start += size) {
      const piece = parts.slice(start, start + size + 1);
      const divided = Array.from(segmenter.segment(piece.join('')), ({ segment }) => segment);
      expect(divided.join('|')).toBe(piece.join('|'));
    }
});

test.each([
  ['with a mark', '\u0301', '前好\u0301', '前'],
  ['with a variation selector', '\ufe00', '前好\ufe00', '前'],
  ['beside an emoji', '😀', '前好', '前好'],
])('an ordinary character %s behind the end', (_, behind, expected, short) => {
  expect(cutText(`前好${behind}后`, 2)).toBe(expected);
  expect(cutText(`前好${behind}后`, 9, 2)).toBe(short);
});

test('of a long text only the beginning is divided', () => {
  const text = '한'.repeat(500);
  let divided = 0;
  const divide = function* <Part>(part: Part) {
    for (; ; divided += 1) {
      if (divided > 10) throw new Error('More is divided than is preserved.');
      yield part;
    }
  };
  jest.spyOn(Intl.Segmenter.prototype, 'segment').mockReturnValue(divide({ segment: '한' }) as never);
  jest.spyOn(String.prototype, 'matchAll').mockReturnValue(divide(['한']) as never);
  expect(cutText(text, 3)).toBe('한한한');
  withoutSegmenter(() => expect(cutText(text, 3)).toBe('한한한'));
  jest.restoreAllMocks();
});
