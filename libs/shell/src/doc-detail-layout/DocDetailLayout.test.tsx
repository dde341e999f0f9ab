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
      recommendations="推荐"
      comments="评论"
      footer="底栏"
    />,
  );
  expect(container).toHaveTextContent('页头正文打开相关热点推荐评论底栏');
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/正文/)).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/页头|底栏/);
});

test('blocks a page type does not have leave nothing behind', () => {
  render(<DocDetailLayout header="页头" article="正文" openApp="打开" />);
  expect(screen.getByRole('main')).toHaveTextContent(/^正文打开$/);
});
