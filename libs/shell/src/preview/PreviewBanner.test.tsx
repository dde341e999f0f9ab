import { act, render, screen } from '@testing-library/react';
import { PreviewBanner } from './PreviewBanner';

const root = document.documentElement;
const now = Date.UTC(2026, 10, 21, 2);
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ now });
  root.removeAttribute('data-preview');
});
afterEach(() => jest.useRealTimers());

const show = (leftMs: number) => render(<PreviewBanner endsAt={now + leftMs} now={now} />);

test.each([
  [1_726_000, '28:46'],
  [59_000, '00:59'],
  [500, '00:01'],
  [5_326_000, '1:28:46'],
  [86_400_000 + 5_326_000, '1天1:28:46'],
])('%i ms left read %s', (leftMs, text) => {
  show(leftMs);
  expect(screen.getByRole('timer')).toHaveTextContent(`${text} 后失效`);
});

test('is the banner of the page', () => {
  show(3_000);
  expect(screen.getByRole('banner')).toHaveTextContent('内部临时预览，请勿转发');
});

test('counts down to 已过期 and marks the document', () => {
  show(3_000);
  pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('00:02');
  expect(root).not.toHaveAttribute('data-preview');
  pass(2_000);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('已过期');
  expect(root).toHaveAttribute('data-preview', 'expired');
});

test('continues while the page is suspended', () => {
  show(600_000);
  jest.setSystemTime(now + 700_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('status')).toHaveTextContent('已过期');
});

test('the time until its code came is counted at once', () => {
  pass(5_000);
  show(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent('00:55');
});

test('an expired preview remains expired, also when the clock is set back', () => {
  show(3_000);
  pass(3_000);
  jest.setSystemTime(now);
  pass(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('已过期');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('a clock that is off changes nothing', () => {
  jest.setSystemTime(now + 86_400_000);
  show(60_000);
  pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('00:59');
});

test('a preview that came too late is over at once', () => {
  show(-5_000);
  expect(screen.getByRole('status')).toHaveTextContent('已过期');
  expect(root).toHaveAttribute('data-preview', 'expired');
});
