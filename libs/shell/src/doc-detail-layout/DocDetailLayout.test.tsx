import { render, screen } from '@testing-library/react';
import { DocDetailLayout } from './DocDetailLayout';

test('keeps the order of the specification; the footer stays outside the main part', () => {
  const { container } = render(
    <DocDetailLayout
      article="正文"
      openApp="打开"
      related="相关"
      hot="热点"
      editorPicks="编辑"
      recommendations="推荐"
      comments="评论"
      footer="底栏"
    />,
  );
  expect(container).toHaveTextContent(/^正文打开相关热点编辑评论推荐底栏$/);
  expect(screen.getByRole('main')).not.toHaveTextContent('底栏');
});

test('blocks that a page type does not have leave nothing behind', () => {
  render(<DocDetailLayout article="正文" openApp="打开" />);
  expect(screen.getByRole('main')).toHaveTextContent(/^正文打开$/);
});

test('only a page with a footer keeps room for one', () => {
  const { rerender } = render(<DocDetailLayout article="正文" footer="底栏" />);
  expect(screen.getByRole('main')).toHaveAttribute('data-footer');
  rerender(<DocDetailLayout article="正文" />);
  expect(screen.getByRole('main')).not.toHaveAttribute('data-footer');
});
