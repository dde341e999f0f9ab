import { nextState, type PlaybackState, type StateEvent } from './playbackState';

test.each<[PlaybackState, StateEvent, PlaybackState]>([
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
  expect(nextState(state, event)).toBe(expected);
});
