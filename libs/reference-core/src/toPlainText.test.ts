import { costGrowth } from '@share/safety/testing';
import { toPlainText } from './toPlainText';

test('a text is composed, and keeps its line breaks and no other control character', () => {
  expect(toPlainText(' e\u0301\u0000a\r\n\n\n\nb\t ')).toBe('\u00e9a\n\nb');
});

test('the work of a text of marks alone grows with it, not with its square', () => {
  const marks = (length: number) => '\u0301\u0316'.repeat(length / 2);
  expect(costGrowth(toPlainText, marks, { length: 16_384, limit: 24 })).toBeLessThan(24);
});
