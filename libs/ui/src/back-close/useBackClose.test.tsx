import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useBackClose } from './useBackClose';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10) Chrome/87.0';
const setUserAgent = (userAgent: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

function Overlay({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  useBackClose(open, () => setOpen(false));
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

const toggle = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOpen = (name: string) => screen.queryByRole('button', { name, expanded: true }) !== null;
const entries = () => Number((history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Lets the history answer, which it does later, and the entry of a closed overlay go. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const pressBack = async () => {
  history.back();
  await settled();
};

beforeEach(() => {
  jest.useFakeTimers();
  setUserAgent(ANDROID);
  history.pushState({ key: 'page' }, '');
  render(
    <>
      <Overlay name="登录" />
      <Overlay name="协议" />
    </>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the back key closes what is open, the newest first, and stays on the page', async () => {
  toggle('登录');
  toggle('协议');
  expect(entries()).toBe(2);
  await pressBack();
  expect([isOpen('登录'), isOpen('协议')]).toEqual([true, false]);
  await pressBack();
  expect([isOpen('登录'), isOpen('协议')]).toEqual([false, false]);
  expect(history.state).toEqual({ key: 'page' });
});

test('closing otherwise takes the entry away, so that the next back leaves the page', async () => {
  history.scrollRestoration = 'auto';
  toggle('登录');
  expect(history.state).toEqual({ key: 'page', overlays: 1 });
  toggle('登录');
  await settled();
  expect(history.state).toEqual({ key: 'page' });
  expect(history.scrollRestoration).toBe('auto');
});

test('an overlay that follows another at once takes over its entry', async () => {
  toggle('登录');
  const before = history.length;
  toggle('登录');
  toggle('协议');
  await settled();
  expect(history.length).toBe(before);
  expect(isOpen('协议')).toBe(true);
  await pressBack();
  expect(isOpen('协议')).toBe(false);
});

test('one that opens while the entry of another is being taken away stays open', async () => {
  const go = history.go.bind(history);
  jest.spyOn(history, 'go').mockImplementationOnce((delta) => {
    go(delta);
    toggle('协议');
  });
  toggle('登录');
  toggle('登录');
  await settled();
  expect(history.go).toHaveBeenCalledTimes(1);
  expect(isOpen('协议')).toBe(true);
  expect(entries()).toBe(1);
  await pressBack();
  expect(isOpen('协议')).toBe(false);
});

test('going to another page is not undone', async () => {
  toggle('登录');
  toggle('登录');
  window.dispatchEvent(new Event('beforeunload'));
  await settled();
  expect(entries()).toBe(1);
  toggle('登录');
  await pressBack();
  expect(isOpen('登录')).toBe(false);
});

test('where there is no back key the history is left alone', async () => {
  setUserAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X)');
  toggle('登录');
  expect(history.state).toEqual({ key: 'page' });
});
