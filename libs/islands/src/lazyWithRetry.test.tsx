import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from './lazyWithRetry';

const Part = ({ text }: { text: string }) => <p>{text}</p>;
const fault = new Error('offline');

/** A page with a part of its own code, and the way to try it again. */
const show = async (load: () => Promise<typeof Part>) => {
  const Lazy = lazyWithRetry(load);
  const onError = jest.fn();
  const Page = () => {
    const [text, setText] = useState('一');
    return (
      <>
        <button onClick={() => setText('二')}>换</button>
        <ErrorBoundary
          onError={onError}
          fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>再试</button>}
        >
          <Suspense fallback="加载中">
            <Lazy text={text} />
          </Suspense>
        </ErrorBoundary>
      </>
    );
  };
  await act(async () => void render(<Page />));
  return { onError };
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

// React writes what a boundary has caught to the console.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shows a part whose code is loaded, and loads it once', async () => {
  const load = jest.fn(async () => Part);
  await show(load);
  expect(screen.getByText('一')).toBeInTheDocument();
  await press('换');
  expect(screen.getByText('二')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed import reaches the boundary, and each try imports once', async () => {
  const load = jest.fn(() => Promise.reject(fault));
  const { onError } = await show(load);
  expect(onError.mock.calls.map(([error]) => error)).toEqual([fault]);
  await press('换');
  expect(load).toHaveBeenCalledTimes(1);
  await press('再试');
  expect(load).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('a part works when its code can be loaded after all', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(fault);
  await show(load);
  expect(screen.queryByText('一')).not.toBeInTheDocument();
  await press('再试');
  expect(screen.getByText('一')).toBeInTheDocument();
});

test('what throws while it renders reaches the boundary too', async () => {
  const { onError } = await show(async () => () => {
    throw fault;
  });
  expect(onError).toHaveBeenCalledTimes(1);
});
