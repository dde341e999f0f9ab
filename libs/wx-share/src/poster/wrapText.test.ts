import { wrapText } from './wrapText';

/** Chinese characters are 1 wide, others half. */
const measure = (text: string) =>
  Array.from(text).reduce((width, character) => width + (character < '\u0250' ? 0.5 : 1), 0);

const wrap = (text: string, maxWidth: number, maxLines = 3) =>
  wrapText(text, { maxWidth, maxLines, measure });

test('a short text is one line, an empty one none', () => {
  expect(wrap('白鹭回来了', 12)).toEqual(['白鹭回来了']);
  expect(wrap('  ', 12)).toEqual([]);
});

test('lines are about equally long, and no word is torn', () => {
  const lines = wrap('从一万两千亩鱼塘到一片城市湿地', 12);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toBe('从一万两千亩鱼塘到一片城市湿地');
  expect(lines.map(measure).every((width) => width >= 6 && width <= 9)).toBe(true);
});

test('no line begins with a full stop or ends with an opening quote', () => {
  for (let width = 5; width < 12; width += 1) {
    const lines = wrap('他说：“听，它们（白鹭）醒了。”然后压低声音，又听了一会儿。', width, 20);
    expect(lines.filter((line) => /^[，。：、”）]/.test(line) || /[“（]$/.test(line))).toEqual([]);
  }
});

test('Latin words stay whole where they fit, and are broken where they do not', () => {
  expect(wrap('The herons are back', 5)).toEqual(['The herons', 'are back']);
  const long = 'Donaudampfschifffahrtsgesellschaft';
  const lines = wrap(long, 6, 9);
  expect(lines.join('')).toBe(long);
  expect(lines.every((line) => measure(line) <= 6)).toBe(true);
});

test('what is too long ends with …, without a comma before it, within its width', () => {
  const lines = wrap('一二三四，五六七八，九十一二，三四五六', 5, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/[^，]…$/);
  expect(measure(lines[1] ?? '')).toBeLessThanOrEqual(5);
});

test('a character of several code points is not torn', () => {
  expect(wrap('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 1, 9).join('')).toBe('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧');
  expect(wrap('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 5.5, 9)).toEqual(['👨‍👩‍👧', '👨‍👩‍👧', '👨‍👩‍👧']);
});

test('line feeds are spaces', () => {
  expect(wrap('白鹭\n 回来', 12)).toEqual(['白鹭 回来']);
});

test('browsers without a segmenter break between characters', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(wrap('白鹭回来了，Herons back', 5)).toHaveLength(3);
  expect(wrap('👨‍👩‍👧👨‍👩‍👧🇨🇳', 5.5, 9)).toEqual(['👨‍👩‍👧', '👨‍👩‍👧', '🇨🇳']);
  Object.assign(Intl, { Segmenter });
});
