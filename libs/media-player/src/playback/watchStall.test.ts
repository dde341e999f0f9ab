import { createStore } from 'zustand/vanilla';
import { initialState, type PlaybackState, type PlaybackStatus } from './PlaybackState';
import { watchStall } from './watchStall';

const watch = (isLive = true) => {
  const store = createStore<PlaybackState>(() => initialState({ src: '/live.m3u8', isLive }));
  const restart = jest.fn();
  const giveUp = jest.fn(() => store.setState({ status: 'failed' }));
  watchStall(store, { restart, giveUp });
  return { restart, giveUp, become: (status: PlaybackStatus) => store.setState({ status }) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a stream that waits too long is started again, three times, then it is lost', () => {
  const { restart, giveUp, become } = watch();
  become('loading');
  jest.advanceTimersByTime(11_999);
  expect(restart).not.toHaveBeenCalled();
  jest.advanceTimersByTime(24_001);
  expect(restart).toHaveBeenCalledTimes(3);
  expect(giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(12_000);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('one that goes on is left alone, and has all its tries again', () => {
  const { restart, giveUp, become } = watch();
  become('loading');
  jest.advanceTimersByTime(36_000);
  become('playing');
  jest.advanceTimersByTime(60_000);
  become('loading');
  jest.advanceTimersByTime(36_000);
  expect(restart).toHaveBeenCalledTimes(6);
  expect(giveUp).not.toHaveBeenCalled();
});

test('without a network it waits', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { restart, become } = watch();
  become('loading');
  jest.advanceTimersByTime(120_000);
  expect(restart).not.toHaveBeenCalled();
});

test('a file is not watched', () => {
  const { become } = watch(false);
  become('loading');
  expect(jest.getTimerCount()).toBe(0);
});
