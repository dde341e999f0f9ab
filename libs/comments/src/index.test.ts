/** @jest-environment node */
import * as comments from './index';
import { commentIslands } from './islands';

test('the public surface, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(comments).sort()).toEqual(['commentSlots', 'loadCommentsFallback']);
  expect(Object.keys(commentIslands)).toEqual(['comments', 'footer', 'collect']);
});
