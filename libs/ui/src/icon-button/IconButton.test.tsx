import { render, screen } from '@testing-library/react';
import { StarIcon } from '../icons';
import { IconButton } from './IconButton';

test('is named by its action and count and tells whether it is on', () => {
  render(
    <IconButton label="收藏" count={1200} pressed>
      <StarIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: '收藏 1.2k', pressed: true })).toHaveTextContent('1.2k');
});

test('a count of 0 is not shown, an action without a state has no aria-pressed', () => {
  render(
    <IconButton label="分享" count={0}>
      <StarIcon />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: '分享' });
  expect(button).toHaveTextContent('');
  expect(button).not.toHaveAttribute('aria-pressed');
});

test('is a link when it has an href', () => {
  render(
    <IconButton label="首页" href="/">
      <StarIcon />
    </IconButton>,
  );
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
});
