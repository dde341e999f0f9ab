import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { now } from '../../testing/liveFixtures';
import { Countdown } from './Countdown';

afterEach(() => jest.useRealTimers());

const at = now / 1000 + 7 * 3_600;

const countdown = (onEnd: () => void, end = at) => (
  <Countdown at={end} now={now} label="距离开始还有" style="boxes" onEnd={onEnd} />
);

/** On the page of a visitor whose clock is so many seconds ahead of the platform's. */
const show = (ahead: number, end = at) => {
  jest.useFakeTimers({ now: now + ahead * 1_000 });
  const onEnd = jest.fn();
  render(countdown(onEnd, end));
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  return { onEnd, pass };
};

const timer = () => screen.getByRole('timer', { name: '距离开始还有' });

test('counts by the clock of the visitor', async () => {
  const { pass } = show(60);
  expect(timer()).toHaveTextContent('距离开始还有06时59分00秒');
  await pass(2);
  expect(timer()).toHaveTextContent('06时58分58秒');
});

test('a slow clock shows no more than was left when the page was made, and counts on from there', async () => {
  const { pass, onEnd } = show(-2 * 86_400, now / 1000 + 3);
  expect(timer()).toHaveTextContent('00时00分03秒');
  await pass(2);
  expect(timer()).toHaveTextContent('00时00分01秒');
  await pass(1);
  expect(timer()).toHaveTextContent(/^即将开始$/);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('at its end, also by a fast clock, it shows no zeros, and tells it once', async () => {
  const { pass, onEnd } = show(2 * 86_400);
  expect(timer()).toHaveTextContent(/^即将开始$/);
  await pass(60);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('the server writes it, too, when the time was over as the page was made', () => {
  expect(renderToStaticMarkup(countdown(() => undefined, now / 1000 - 60))).toContain('即将开始');
});
