import { render, screen } from '@testing-library/react';
import { RankedList } from './RankedList';

test('is a list of links in their order, the first three marked', () => {
  const items = [1, 2, 3, 4].map((rank) => ({
    href: `/${rank}`,
    title: `第${rank}条`,
    rank,
    exposureId: `x${rank}`,
  }));
  const { container } = render(<RankedList items={items} />);
  expect(screen.getByRole('list')).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('data-exposure'))).toEqual(['x1', 'x2', 'x3', 'x4']);
  expect([...container.querySelectorAll('[data-top]')].map((mark) => mark.textContent)).toEqual([
    '1',
    '2',
    '3',
  ]);
});
