import { render, screen, within } from '@testing-library/react';
import { DocDetailLayout } from './DocDetailLayout';

test('keeps the order of the specification; the bars stay outside the main part', () => {
  const { container } = render(
    <DocDetailLayout
      header="页头"
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
  expect(container).toHaveTextContent(/^页头/);
  expect(container).toHaveTextContent('正文打开相关热点编辑推荐评论底栏');
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/正文/)).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/页头|底栏/);
});

test('blocks a page type does not have leave nothing behind', () => {
  render(<DocDetailLayout header="页头" article="正文" openApp="打开" />);
  expect(screen.getByRole('main')).toHaveTextContent(/^正文打开$/);
});

test('a preview has its banner and the watermark instead of the header (spec §2)', () => {
  const { container } = render(<DocDetailLayout header="页头" preview="28:46" article="正文" />);
  expect(container).not.toHaveTextContent('页头');
  expect(container).toHaveTextContent('28:46');
  expect(screen.getByText('内部临时预览').closest('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('what an expired preview showed is hidden, and says so (R11)', () => {
  render(<DocDetailLayout preview="28:46" article="正文" />);
  expect(screen.getByText('预览已过期')).not.toBeVisible();
  document.documentElement.setAttribute('data-preview', 'expired');
  expect(screen.getByText('预览已过期')).toBeVisible();
  expect(screen.getByText('正文')).not.toBeVisible();
  document.documentElement.removeAttribute('data-preview');
});

test('a preview that came without its content says so without any script', () => {
  render(<DocDetailLayout preview="已过期" article={false} />);
  expect(screen.getByText('预览已过期')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('预览已过期');
});

test('only a page with a footer keeps room for one', () => {
  const { rerender } = render(<DocDetailLayout article="正文" footer="底栏" />);
  expect(screen.getByRole('main')).toHaveAttribute('data-footer');
  rerender(<DocDetailLayout article="正文" />);
  expect(screen.getByRole('main')).not.toHaveAttribute('data-footer');
});
