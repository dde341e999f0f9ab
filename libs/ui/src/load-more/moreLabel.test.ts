import { moreLabel } from './moreLabel';

const ready = { isLoading: false, hasFailed: false };
const failed = { isLoading: false, hasFailed: true };

test('says what a tap does, and after a failure that it tries again', () => {
  expect(moreLabel(ready)).toBe('加载更多');
  expect(moreLabel(failed)).toBe('加载失败，点按重试');
});

test('a control may have words of its own', () => {
  expect(moreLabel(ready, '展开其余 3 条回复')).toBe('展开其余 3 条回复');
  expect(moreLabel(failed, '展开其余 3 条回复')).toBe('加载失败，点按重试');
  expect(moreLabel(failed, undefined, '重新加载')).toBe('重新加载');
});

test('while another try is under way it is loading, not failed', () => {
  expect(moreLabel({ isLoading: true, hasFailed: true }, '展开其余 3 条回复', '重新加载')).toBe('加载中');
});
