import { validateComment } from './validateComment';

test.each([
  ['', '评论不能为空～'],
  [' \n\t　', '评论不能为空～'],
  ['\u200b\u202e', '评论不能为空～'],
  ['好', undefined],
  ['字'.repeat(500), undefined],
  [` ${'字'.repeat(500)}\n`, undefined],
  ['😀'.repeat(500), undefined],
  ['字'.repeat(501), '评论最多 500 个字'],
])('%j: %s', (text, answer) => {
  expect(validateComment(text)).toBe(answer);
});
