import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { followTimes } from './followTimes';
import { RelativeTime } from './RelativeTime';

const start = Date.UTC(2026, 10, 21, 2);
const at = start / 1000;

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('before the clock is followed it shows what the server says', () => {
  render(<RelativeTime at={at - 3600} now={start - 1_800_000} />);
  expect(screen.getByText('30分钟前')).toHaveAttribute('datetime', '2026-11-21T01:00:00Z');
});

test('a page that was saved shows the visitor’s time, and goes on', () => {
  document.body.innerHTML = renderToString(<RelativeTime at={at} now={start} />);
  expect(document.body).toHaveTextContent('0秒前');
  jest.setSystemTime(start + 50_000);
  followTimes(window);
  expect(document.body).toHaveTextContent('50秒前');
  pass(9);
  expect(document.body).toHaveTextContent('59秒前');
  pass(1);
  expect(document.body).toHaveTextContent('1分钟前');
  pass(3600);
  expect(document.body).toHaveTextContent('1小时前');
});

test('hydration of a time that has gone on is no mismatch, and what comes later is right at once', async () => {
  const onRecoverableError = jest.fn();
  const element = document.createElement('div');
  document.body.append(element);
  element.innerHTML = renderToString(<RelativeTime at={at} now={start} />);
  jest.setSystemTime(start + 300_000);
  followTimes(window);
  await act(async () => {
    hydrateRoot(element, <RelativeTime at={at} now={start} />, { onRecoverableError });
  });
  expect(element).toHaveTextContent('5分钟前');
  expect(onRecoverableError).not.toHaveBeenCalled();
  render(<RelativeTime at={at} now={start} />);
  expect(screen.getAllByText('5分钟前')).toHaveLength(2);
});

test('a clock that is slow leaves what the server says, until it is put right', () => {
  document.body.innerHTML = renderToString(<RelativeTime at={at - 10_800} now={start} />);
  jest.setSystemTime(start - 86_400_000);
  followTimes(window);
  render(<RelativeTime at={at - 7200} now={start} />);
  expect(screen.getByText('3小时前')).toBeVisible();
  expect(screen.getByText('2小时前')).toBeVisible();
  jest.setSystemTime(start + 3_600_000);
  pass(60);
  expect(screen.getByText('4小时前')).toBeVisible();
  expect(screen.getByText('3小时前')).toBeVisible();
});

test('a hidden page rests, and is right when it is seen again', () => {
  document.body.innerHTML = renderToString(<RelativeTime at={at} now={start} />);
  followTimes(window);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(start + 7_200_000);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.body).toHaveTextContent('2小时前');
});

test('a text in view keeps its width, so that nothing beside it moves, until the page has been hidden', () => {
  document.body.innerHTML = renderToString(<RelativeTime at={at} now={start + 8 * 3_600_000} />);
  const time = document.querySelector('time') as HTMLTimeElement;
  const box = jest.spyOn(time, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 60, 20));
  jest.setSystemTime(start + 9 * 3_600_000);
  followTimes(window);
  expect(time).toHaveTextContent('9小时前');
  pass(3600);
  expect(time).toHaveTextContent('9小时前');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(time).toHaveTextContent('10小时前');
  pass(90 * 3600);
  expect(time).toHaveTextContent('23小时前');
  box.mockReturnValue(new DOMRect(0, -500, 60, 20));
  pass(60);
  expect(time).toHaveTextContent('2026-11-21');
});
