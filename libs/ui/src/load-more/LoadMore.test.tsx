import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './LoadMore';

test('calls onClick', async () => {
  const onClick = jest.fn();
  render(<LoadMore onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('while busy it says so, ignores taps and keeps the focus', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<LoadMore onClick={onClick}>查看更多评论</LoadMore>);
  await userEvent.click(screen.getByRole('button', { name: '查看更多评论' }));
  rerender(
    <LoadMore onClick={onClick} busy>
      查看更多评论
    </LoadMore>,
  );
  const button = screen.getByRole('button', { name: '加载中' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a retry says so, unless it has words of its own', () => {
  const { rerender } = render(<LoadMore onClick={() => undefined} isRetry />);
  expect(screen.getByRole('button')).toHaveTextContent(/^加载失败，点按重试$/);
  rerender(
    <LoadMore onClick={() => undefined} isRetry>
      重新加载
    </LoadMore>,
  );
  expect(screen.getByRole('button')).toHaveTextContent(/^重新加载$/);
});

test('an arrow points to what follows, but not where it is tried again', () => {
  const { container, rerender } = render(<LoadMore onClick={() => undefined} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<LoadMore onClick={() => undefined} isRetry />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});
