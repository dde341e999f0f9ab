import { createSafeStorage } from '@share/environment';
import { controlVideo } from '../testing/controlVideo';
import { createPlayback, type PlaybackOptions } from './createPlayback';

const storage = createSafeStorage(() => window.localStorage);
const media = { src: '/media/bridge.mp4', isHls: false, duration: 222 };

const attached: (() => void)[] = [];

const start = (options: Partial<PlaybackOptions> = {}) => {
  const onEvent = jest.fn();
  const playback = createPlayback({ media, storage, positionKey: 'bridge', onEvent, ...options });
  const video = controlVideo(document.body.appendChild(document.createElement('video')));
  const giveBack = playback.attach(video.element);
  attached.push(giveBack);
  const events = () => onEvent.mock.calls.map(([event]) => event as string);
  return { playback, video, giveBack, events, state: () => playback.getSnapshot().state };
};

beforeEach(() => {
  for (const giveBack of attached.splice(0)) giveBack();
  window.localStorage.clear();
  document.body.innerHTML = '';
});

test('fetches nothing before it is played, and knows the announced length', () => {
  const { playback, video } = start();
  expect(playback.getSnapshot()).toMatchObject({ state: 'idle', time: 0, duration: 222 });
  expect(video.element).not.toHaveAttribute('src');
  playback.play();
  expect(video.element).toHaveAttribute('src', media.src);
});

test('plays within the tap, without waiting for anything', () => {
  const { playback, video } = start();
  playback.play();
  expect(video.plays()).toBe(1);
});

test('a file can be prepared and still waits; a playlist is left alone', () => {
  const file = start();
  file.playback.prepare();
  expect(file.video.element).toHaveAttribute('src', media.src);
  expect(file.state()).toBe('idle');
  const playlist = start({ media: { src: '/a.m3u8', isHls: true } });
  playlist.playback.prepare();
  expect(playlist.video.element).not.toHaveAttribute('src');
});

test('a file that could not be prepared is fetched anew when it is played', () => {
  const { playback, video, state } = start();
  playback.prepare();
  video.fail();
  expect(state()).toBe('idle');
  playback.play();
  expect(video.element).toHaveAttribute('src', media.src);
  expect(state()).toBe('playing');
});

test('goes through its states and reports them once', () => {
  const { playback, video, state, events } = start();
  playback.play();
  video.loaded(200);
  video.at(30);
  expect(playback.getSnapshot()).toMatchObject({ state: 'playing', time: 30, duration: 200 });
  video.stall();
  expect(state()).toBe('loading');
  playback.pause();
  expect(state()).toBe('paused');
  playback.play();
  video.end();
  expect(state()).toBe('ended');
  expect(events()).toEqual(['play', 'pause', 'play', 'finish_play']);
});

test('a browser that wants a tap of its own leaves the button ready', async () => {
  const { playback, video, state } = start();
  video.refuse('NotAllowedError');
  playback.play();
  expect(state()).toBe('loading');
  await Promise.resolve();
  await Promise.resolve();
  expect(state()).toBe('idle');
});

test('the next visit goes on where the reader was, and starts anew after the end', () => {
  const first = start();
  first.playback.play();
  first.video.loaded(200);
  first.video.at(61);
  first.giveBack();
  const second = start();
  second.playback.play();
  second.video.loaded(200);
  expect(second.video.element.currentTime).toBe(61);
  second.video.end();
  const third = start();
  third.playback.play();
  third.video.loaded(200);
  expect(third.video.element.currentTime).toBe(0);
});

test('another try after a failure goes on from where it failed', () => {
  const { playback, video, state } = start();
  playback.play();
  video.loaded(200);
  video.at(80);
  video.fail();
  expect(state()).toBe('failed');
  expect(playback.getSnapshot().time).toBe(80);
  playback.play();
  video.loaded(200);
  expect(video.element.currentTime).toBe(80);
  expect(state()).toBe('playing');
});

test('other media take over the element and wait', () => {
  const { playback, video } = start();
  playback.play();
  video.loaded(200);
  video.at(50);
  playback.setRate(1.5);
  playback.update({ media: { src: '/media/train.mp4', isHls: false }, storage, positionKey: 'train' });
  expect(playback.getSnapshot()).toMatchObject({ state: 'idle', time: 0, duration: 0, rate: 1.5 });
  playback.play();
  expect(video.element).toHaveAttribute('src', '/media/train.mp4');
  video.loaded(100);
  expect(video.element.currentTime).toBe(0);
});

test('pauses when something else on the page starts', () => {
  const { playback, state } = start();
  playback.play();
  const other = start();
  other.playback.play();
  expect(state()).toBe('paused');
  expect(other.state()).toBe('playing');
});

test.each([
  [50, 50],
  [-5, 0],
  [999, 200],
])('going to second %d leads to %d', (asked, reached) => {
  const { playback, video } = start();
  playback.play();
  video.loaded(200);
  playback.seek(asked);
  expect(video.element.currentTime).toBe(reached);
});

test('a live stream has no place to go to and remembers none', () => {
  const { playback, video, giveBack } = start({ isLive: true });
  playback.play();
  video.loaded(Infinity);
  video.at(61);
  playback.seek(10);
  expect(video.element.currentTime).toBe(61);
  giveBack();
  expect(window.localStorage).toHaveLength(0);
});

describe('after three seconds of play', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    [0, true],
    [1280, false],
  ])('a picture %d px wide: missing is %s', (width, isMissing) => {
    const { playback, video } = start();
    video.setPicture(width);
    playback.play();
    expect(playback.getSnapshot().hasNoPicture).toBe(false);
    jest.advanceTimersByTime(3000);
    expect(playback.getSnapshot().hasNoPicture).toBe(isMissing);
  });
});

test('gives the element back clean', () => {
  const { playback, video, giveBack, events } = start();
  playback.play();
  giveBack();
  expect(video.element).not.toHaveAttribute('src');
  video.at(90);
  expect(playback.getSnapshot().time).toBe(0);
  expect(events()).toEqual(['play']);
});
