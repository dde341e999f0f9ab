import { nextStatus, type PlaybackStatus, type statusEvents } from './PlaybackState';

test.each<[PlaybackStatus, (typeof statusEvents)[number], PlaybackStatus]>([
  ['idle', 'play', 'loading'],
  ['idle', 'pause', 'idle'],
  ['loading', 'playing', 'playing'],
  ['playing', 'waiting', 'loading'],
  ['playing', 'seeking', 'playing'],
  ['playing', 'pause', 'paused'],
  ['paused', 'seeking', 'paused'],
  ['paused', 'play', 'loading'],
  ['paused', 'ended', 'ended'],
  ['ended', 'seeking', 'paused'],
  ['ended', 'play', 'loading'],
  ['failed', 'pause', 'failed'],
  ['failed', 'playing', 'failed'],
])('%s, then %s: %s', (state, event, expected) => {
  expect(nextStatus(state, event)).toBe(expected);
});
