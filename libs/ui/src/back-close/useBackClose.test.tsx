import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useBackClose } from './useBackClose';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10) Chrome/87.0';
const setUserAgent = (userAgent: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

const Overlay = ({ name }: { name: string }) => {
  const [open, setOpen] = useState(false);
  useBackClose(open, () => setOpen(false));
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
};

const toggle = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOpen = (name: string) => screen.queryByRole('button', { name, expanded: true }) !== null;
const overlayEntries = () => Number((history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Waits for the asynchronous history and for the removal of a closed overlay's entry. */
const waitForHistory = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const pressBack = async () => {
  history.back();
  await waitForHistory();
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

test('the back key closes the newest overlay first and stays on the page', async () => {
  toggle('登录');
  toggle('协议');
  expect(overlayEntries()).toBe(2);
  await pressBack();
  expect([isOpen('登录'), isOpen('协议')]).toEqual([true, false]);
  await pressBack();
  expect([isOpen('登录'), isOpen('协议')]).toEqual([false, false]);
  expect(history.state).toEqual({ key: 'page' });
});

test('closing in another way removes the entry, so that the next back leaves the page', async () => {
  history.scrollRestoration = 'auto';
  toggle('登录');
  expect(history.state).toEqual({ key: 'page', overlays: 1 });
  toggle('登录');
  await waitForHistory();
  expect(history.state).toEqual({ key: 'page' });
  expect(history.scrollRestoration).toBe('auto');
});

test('an overlay that opens right after another reuses its entry', async () => {
  toggle('登录');
  const before = history.length;
  toggle('登录');
  toggle('协议');
  await waitForHistory();
  expect(history.length).toBe(before);
  expect(isOpen('协议')).toBe(true);
  await pressBack();
  expect(isOpen('协议')).toBe(false);
});

test('an overlay that opens while the entry of another is being removed stays open', async () => {
  const go = history.go.bind(history);
  jest.spyOn(history, 'go').mockImplementationOnce((delta) => {
    go(delta);
    toggle('协议');
  });
  toggle('登录');
  toggle('登录');
  await waitForHistory();
  expect(history.go).toHaveBeenCalledTimes(1);
  expect(isOpen('协议')).toBe(true);
  expect(overlayEntries()).toBe(1);
  await pressBack();
  expect(isOpen('协议')).toBe(false);
});

test('a navigation is not cancelled', async () => {
  toggle('登录');
  toggle('登录');
  window.dispatchEvent(new Event('beforeunload'));
  await waitForHistory();
  expect(overlayEntries()).toBe(1);
  toggle('登录');
  await pressBack();
  expect(isOpen('登录')).toBe(false);
});

test('without a back key the history stays untouched', async () => {
  setUserAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X)');
  toggle('登录');
  expect(history.state).toEqual({ key: 'page' });
});
