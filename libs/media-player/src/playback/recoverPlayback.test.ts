import { createStore } from 'zustand/vanilla';
import type { MediaFailure } from './MediaFailure';
import { initialState, type PlaybackState, type PlaybackStatus } from './PlaybackState';
import { recoverPlayback } from './recoverPlayback';

interface Watched {
  isLive?: boolean;
  isHls?: boolean;
  resumesByItself?: boolean;
  awaitsStream?: boolean;
}

const watch = ({
  isLive = false,
  isHls = true,
  resumesByItself = false,
  awaitsStream = false,
}: Watched = {}) => {
  const store = createStore<PlaybackState>(() => initialState({ src: '/media', isLive, isHls }));
  const restart = jest.fn();
  const giveUp = jest.fn(() => store.setState({ status: 'failed' }));
  const { onData, onFailure } = recoverPlayback(
    store,
    { resumesByItself: () => resumesByItself, awaitsStream: () => awaitsStream },
    { restart, giveUp },
  );
  const become = (status: PlaybackStatus) => store.setState({ status });
  /** Seconds until the next restart, at most a minute. */
  const untilRestart = () => {
    const before = restart.mock.calls.length;
    for (let seconds = 1; seconds <= 60; seconds += 1) {
      jest.advanceTimersByTime(1_000);
      if (restart.mock.calls.length > before) return seconds;
    }
    return undefined;
  };
  const isReconnecting = () => store.getState().isReconnecting;
  return { restart, giveUp, onData, onFailure, become, untilRestart, isReconnecting, state: store.getState };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['a recording of which nothing comes', {}, 8],
  ['a stream that waits', { isLive: true }, 12],
  ['a recording that hls.js loads', { resumesByItself: true }, 30],
])('%s (%j) is said to after 8 s, and loaded anew after %d s', (_name, watched, seconds) => {
  const { become, untilRestart, isReconnecting } = watch(watched);
  become('loading');
  jest.advanceTimersByTime(7_999);
  expect(isReconnecting()).toBeFalsy();
  jest.advanceTimersByTime(1);
  expect(isReconnecting()).toBe(true);
  if (seconds > 8) expect(untilRestart()).toBe(seconds - 8);
});

test.each([
  ['a recording', {}, 4, 8_000],
  ['a stream', { isLive: true }, 36, 12_000],
])('%s (%j) is loaded anew a few times, then it is lost', (_name, watched, times, interval) => {
  const { restart, giveUp, become } = watch(watched);
  become('loading');
  for (let tries = 0; tries < times; tries += 1) jest.advanceTimersByTime(interval);
  expect(giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect([restart.mock.calls.length, giveUp.mock.calls]).toEqual([times, [['network']]]);
  expect(jest.getTimerCount()).toBe(0);
});

test.each<[string, PlaybackStatus, number]>([
  ['what plays for a while', 'playing', 20_000],
  ['what the visitor tries again after it was lost', 'failed', 1],
  ['what the visitor plays again', 'paused', 1],
])('%s has all its tries again', (_name, status, ms) => {
  const { restart, giveUp, become } = watch();
  become('loading');
  jest.advanceTimersByTime(24_000);
  become(status);
  jest.advanceTimersByTime(ms);
  become('loading');
  jest.advanceTimersByTime(24_000);
  expect([restart.mock.calls.length, giveUp.mock.calls]).toEqual([6, []]);
});

test('what plays for a moment only does not', () => {
  const { giveUp, become } = watch();
  for (let tries = 0; tries < 5; tries += 1) {
    become('loading');
    jest.advanceTimersByTime(8_000);
    become('playing');
    jest.advanceTimersByTime(500);
  }
  expect(giveUp).toHaveBeenCalled();
});

test('it is no longer said once it goes on, or is paused', () => {
  for (const status of ['playing', 'paused', 'ended', 'failed'] as const) {
    const { become, isReconnecting } = watch();
    become('loading');
    jest.advanceTimersByTime(8_000);
    become(status);
    expect(isReconnecting()).toBeFalsy();
  }
});

test('without a network it waits', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { restart, become, isReconnecting } = watch();
  become('loading');
  jest.advanceTimersByTime(120_000);
  expect([restart.mock.calls.length, isReconnecting()]).toEqual([0, true]);
});

test('a recording that comes slowly is waited for', () => {
  const { restart, onData, become, isReconnecting } = watch();
  become('loading');
  for (let seconds = 0; seconds < 60; seconds += 6) {
    jest.advanceTimersByTime(6_000);
    onData();
  }
  expect(restart).not.toHaveBeenCalled();
  jest.advanceTimersByTime(8_000);
  expect(restart).toHaveBeenCalledTimes(1);
  onData();
  expect(isReconnecting()).toBeFalsy();
});

test('a stream that has data but does not play is loaded anew', () => {
  const { restart, onData, become } = watch({ isLive: true });
  become('loading');
  jest.advanceTimersByTime(10_000);
  onData();
  jest.advanceTimersByTime(2_000);
  expect(restart).toHaveBeenCalledTimes(1);
});

test('a stream that has nothing new is said to, and loaded anew only after a long time', () => {
  const { become, untilRestart, isReconnecting } = watch({ isLive: true, awaitsStream: true });
  become('loading');
  expect(untilRestart()).toBe(52);
  expect(isReconnecting()).toBe(true);
});

test('data that come while nothing waits start nothing', () => {
  const { onData, become } = watch();
  become('playing');
  jest.advanceTimersByTime(20_000);
  onData();
  expect(jest.getTimerCount()).toBe(0);
});

describe('a failure', () => {
  test('of a stream is tried again at longer and longer intervals', () => {
    const { become, onFailure, untilRestart, isReconnecting } = watch({ isLive: true });
    become('playing');
    const waits = Array.from({ length: 6 }, () => {
      expect(onFailure('network')).toBe(true);
      expect(isReconnecting()).toBe(true);
      return untilRestart();
    });
    expect(waits).toEqual([1, 2, 4, 8, 8, 8]);
  });

  test('of a stream that never comes back is final in the end', () => {
    const { become, onFailure, restart } = watch({ isLive: true });
    become('loading');
    while (onFailure('broken')) jest.advanceTimersByTime(8_000);
    expect(restart).toHaveBeenCalledTimes(36);
  });

  test('of a playlist that the browser plays itself is tried again four times', () => {
    const { become, onFailure, untilRestart } = watch();
    become('playing');
    const outcomes = Array.from({ length: 5 }, () => onFailure('broken') && untilRestart());
    expect(outcomes).toEqual([1, 1, 1, 1, false]);
  });

  test.each<[string, Watched, MediaFailure, PlaybackStatus]>([
    ['for want of a codec', { isLive: true }, 'unsupported', 'playing'],
    ['of a file', { isHls: false }, 'broken', 'playing'],
    ['that hls.js could not mend', { resumesByItself: true }, 'broken', 'playing'],
    ['of what is paused', { isLive: true }, 'network', 'paused'],
  ])('%s is final', (_name, watched, failure, status) => {
    const { become, onFailure } = watch(watched);
    become(status);
    expect(onFailure(failure)).toBe(false);
    expect(jest.getTimerCount()).toBe(status === 'playing' ? 1 : 0);
  });

  test('that waits for its next try ends when it is paused', () => {
    const { become, onFailure, restart } = watch({ isLive: true });
    become('playing');
    onFailure('network');
    become('paused');
    jest.advanceTimersByTime(60_000);
    expect(restart).not.toHaveBeenCalled();
  });
});
