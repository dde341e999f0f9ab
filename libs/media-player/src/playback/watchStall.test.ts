import { createStore } from 'zustand/vanilla';
import { initialState, type PlaybackState, type PlaybackStatus } from './PlaybackState';
import { watchStall } from './watchStall';

interface Watched {
  isLive?: boolean;
  resumesByItself?: boolean;
}

const watch = ({ isLive = true, resumesByItself = false }: Watched = {}) => {
  const store = createStore<PlaybackState>(() => initialState({ src: '/media', isLive }));
  const restart = jest.fn();
  const giveUp = jest.fn(() => store.setState({ status: 'failed' }));
  const { onData } = watchStall(store, { resumesByItself: () => resumesByItself }, { restart, giveUp });
  return { restart, giveUp, onData, become: (status: PlaybackStatus) => store.setState({ status }) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['stream', true, 3],
  ['recording', false, 2],
])('a %s that waits too long is started again a few times, then it is lost', (_name, isLive, times) => {
  const { restart, giveUp, become } = watch({ isLive });
  become('loading');
  jest.advanceTimersByTime(11_999);
  expect(restart).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1 + (times - 1) * 12_000);
  expect(restart).toHaveBeenCalledTimes(times);
  expect(giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(12_000);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test.each<[string, PlaybackStatus]>([
  ['what goes on', 'playing'],
  ['what the reader tries again after it was lost', 'failed'],
])('%s has all its tries again', (_name, status) => {
  const { restart, giveUp, become } = watch();
  become('loading');
  jest.advanceTimersByTime(36_000);
  become(status);
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

test('a recording that comes slowly is waited for', () => {
  const { restart, onData, become } = watch({ isLive: false });
  become('loading');
  for (let second = 0; second < 60; second += 10) {
    jest.advanceTimersByTime(10_000);
    onData();
  }
  expect(restart).not.toHaveBeenCalled();
  jest.advanceTimersByTime(12_000);
  expect(restart).toHaveBeenCalledTimes(1);
});

test('a stream that has data but does not play is started again', () => {
  const { restart, onData, become } = watch();
  become('loading');
  jest.advanceTimersByTime(10_000);
  onData();
  jest.advanceTimersByTime(2_000);
  expect(restart).toHaveBeenCalledTimes(1);
});

test('data that come while nothing waits start nothing', () => {
  const { onData, become } = watch({ isLive: false });
  become('playing');
  onData();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['a recording is left to hls.js', false, 0],
  ['a stream is not', true, 1],
])('%s', (_name, isLive, times) => {
  const { restart, become } = watch({ isLive, resumesByItself: true });
  become('loading');
  jest.advanceTimersByTime(12_000);
  expect(restart).toHaveBeenCalledTimes(times);
});
