/** @jest-environment node */
import * as comments from './index';
import { appCommentIslands, commentIslands } from './islands';

test('the public surface, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(comments).sort()).toEqual(['appCommentSlot', 'commentSlots', 'provideComments']);
  expect(Object.keys({ ...commentIslands, ...appCommentIslands })).toEqual([
    'comments',
    'footer',
    'collect',
    'appCommentBar',
  ]);
});
