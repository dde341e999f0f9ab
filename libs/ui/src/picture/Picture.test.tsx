import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

test('loads lazily, unless it is the main picture', () => {
  const { rerender } = render(
    <Picture src="/p.webp" alt="湿地" slot={112} ratio="3/2" width={750} height={500} />,
  );
  expect(screen.getByRole('img', { name: '湿地' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture src="/p.webp" alt="湿地" slot={112} ratio="3/2" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a failed picture keeps its name and shows an icon; a new source is tried', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="湿地" slot={112} ratio="3/2" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: '湿地' }).tagName).toBe('SPAN');
  rerender(<Picture src="/there.webp" alt="湿地" slot={112} ratio="3/2" />);
  expect(screen.getByRole('img', { name: '湿地' })).toHaveAttribute('src', '/there.webp');
});

test('a failed decorative picture has no name', () => {
  const { container } = render(<Picture src="/gone.webp" alt="" slot={112} ratio="1/1" />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('a failed picture is tried again when the network is back', () => {
  render(<Picture src="/late.webp" alt="湿地" slot={112} ratio="3/2" />);
  fireEvent.error(screen.getByRole('img'));
  fireEvent.online(window);
  expect(screen.getByRole('img', { name: '湿地' })).toHaveAttribute('src', '/late.webp');
});
