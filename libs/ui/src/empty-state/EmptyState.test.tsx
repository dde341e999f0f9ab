import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

test('an empty list is one sentence', () => {
  render(<EmptyState />);
  expect(screen.getByText('暂无内容').tagName).toBe('P');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a failed page has a heading, a reason and a link', () => {
  render(
    <EmptyState drawing="lost-bridge" title="页面走丢了" note="链接可能已失效，或内容已下线。">
      <a href="/">回到首页</a>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '页面走丢了' })).toBeInTheDocument();
  expect(screen.getByText('链接可能已失效，或内容已下线。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到首页' })).toBeInTheDocument();
});
