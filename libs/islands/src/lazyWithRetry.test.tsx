import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from './lazyWithRetry';

test('code that could not be loaded is requested again when the component is mounted again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(({ name }: { name: string }) => <p>{name}</p>);
  const Panel = lazyWithRetry<{ name: string }>(load);
  render(
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>重试</button>}
    >
      <Panel name="登录" />
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('登录')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
