import { render, screen } from '@testing-library/react';
import { StarIcon } from '../icons';
import { IconButton } from './IconButton';

test('says its action, how often it was done and whether it is on', () => {
  render(
    <IconButton label="收藏" count={1200} pressed>
      <StarIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: '收藏 1.2k', pressed: true })).toHaveTextContent('1.2k');
});

test('a count of nothing is not shown, an action without a state has none', () => {
  render(
    <IconButton label="分享" count={0}>
      <StarIcon />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: '分享' });
  expect(button).toHaveTextContent('');
  expect(button).not.toHaveAttribute('aria-pressed');
});

test('is a link when it leads somewhere', () => {
  render(
    <IconButton label="首页" href="/">
      <StarIcon />
    </IconButton>,
  );
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
});
