/** @jest-environment node */
import * as comments from './index';

test('the public surface, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(comments).sort()).toEqual(['CommentFooterBar', 'CommentSection', 'loadComments']);
});
