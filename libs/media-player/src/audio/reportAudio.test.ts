import type { AudioState } from './AudioState';
import { reportAudio } from './reportAudio';

const empty: AudioState = {
  status: 'playing',
  time: 12,
  duration: 30,
  rate: 1,
  listened: new Map(),
};
const state: AudioState = { ...empty, track: { id: 'rain', title: '雨', src: '/rain.mp3' } };

const hear = (now: AudioState) => {
  const media = document.createElement('audio');
  const onEvent = jest.fn();
  const end = reportAudio(media, () => now, onEvent);
  return { media, onEvent, end };
};

test.each([
  ['play', 'play'],
  ['pause', 'pause'],
  ['ended', 'finish_play'],
])('%s is reported as %s', (type, event) => {
  const { media, onEvent, end } = hear(state);
  media.dispatchEvent(new Event(type));
  end();
  media.dispatchEvent(new Event(type));
  expect(onEvent.mock.calls).toEqual([[event, { id: 'rain', time: 12, duration: 30 }]]);
});

test('the pause at the end of a track is none', () => {
  const { media, onEvent } = hear(state);
  Object.defineProperty(media, 'ended', { value: true });
  media.dispatchEvent(new Event('pause'));
  expect(onEvent).not.toHaveBeenCalled();
});

test('nothing in hand, nothing reported', () => {
  const { media, onEvent } = hear(empty);
  media.dispatchEvent(new Event('play'));
  expect(onEvent).not.toHaveBeenCalled();
});
