import { createSafeStorage } from '@share/environment';
import { controlMedia } from '../../testing/controlMedia';
import { createPlayback } from './createPlayback';
import { createPositions } from './createPositions';
import type { PlayableMedia } from './PlayableMedia';

const storage = createSafeStorage(() => window.localStorage);
const bridge = { id: 'bridge', src: '/media/bridge.mp4', duration: 222 };

const settle = () => new Promise(process.nextTick);

const attached: (() => void)[] = [];

const start = (media: PlayableMedia = bridge) => {
  const onEvent = jest.fn();
  const playback = createPlayback({ media, positions: createPositions(storage) });
  playback.reportTo(onEvent);
  const video = controlMedia(document.body.appendChild(document.createElement('video')));
  const giveBack = playback.attach(video.element);
  attached.push(giveBack);
  const events = () => onEvent.mock.calls.map(([event]) => event as string);
  return { playback, video, giveBack, events, shows: playback.store.getState };
};

beforeEach(() => {
  for (const giveBack of attached.splice(0)) giveBack();
  window.localStorage.clear();
  document.body.innerHTML = '';
});

test('fetches nothing before it is played, and knows the announced length', () => {
  const { playback, video } = start();
  expect(playback.store.getState()).toMatchObject({ status: 'idle', time: 0, duration: 222 });
  expect(video.element).not.toHaveAttribute('src');
  playback.play();
  expect(video.element).toHaveAttribute('src', bridge.src);
});

test('plays within the tap, without waiting for anything', () => {
  const { playback, video } = start();
  playback.play();
  expect(video.plays()).toBe(1);
});

test('a file can be prepared and still waits; a playlist is left alone', () => {
  const file = start();
  file.playback.prepare();
  expect(file.video.element).toHaveAttribute('src', bridge.src);
  expect(file.shows().status).toBe('idle');
  const playlist = start({ src: '/a.m3u8', isHls: true });
  playlist.playback.prepare();
  expect(playlist.video.element).not.toHaveAttribute('src');
});

test('a file that could not be prepared is fetched anew when it is played', () => {
  const { playback, video, shows } = start();
  playback.prepare();
  video.fail();
  expect(shows().status).toBe('idle');
  playback.play();
  expect(video.element).toHaveAttribute('src', bridge.src);
  expect(shows().status).toBe('playing');
});

test('goes through its states and reports them once', () => {
  const { playback, video, shows, events } = start();
  playback.play();
  video.loaded(200);
  video.at(30);
  expect(playback.store.getState()).toMatchObject({ status: 'playing', time: 30, duration: 200 });
  video.stall();
  expect(shows().status).toBe('loading');
  playback.pause();
  expect(shows().status).toBe('paused');
  playback.play();
  video.end();
  expect(shows().status).toBe('ended');
  expect(events()).toEqual(['play', 'pause', 'play', 'finish_play']);
});

test('the next visit goes on where the visitor was, and starts anew after the end', () => {
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
  const { playback, video, shows } = start();
  playback.play();
  video.loaded(200);
  video.at(80);
  video.fail();
  expect(shows().status).toBe('failed');
  expect(playback.store.getState().time).toBe(80);
  playback.play();
  video.loaded(200);
  expect(video.element.currentTime).toBe(80);
  expect(shows().status).toBe('playing');
});

test.each([
  ['the network was lost', 2, 'playing'],
  ['the file is broken', 4, 'failed'],
])('online again: when %s', (_name, code, status) => {
  const { playback, video, shows } = start();
  playback.play();
  video.loaded(200);
  video.at(80);
  video.fail(code);
  window.dispatchEvent(new Event('online'));
  expect(shows()).toMatchObject({ status, time: 80 });
});

describe('a lost network', () => {
  const play = () => {
    const player = start();
    player.playback.play();
    player.video.loaded(200);
    return player;
  };

  test('what rested when it failed goes on resting when the network returns', () => {
    const { playback, video, shows } = play();
    playback.pause();
    video.fail(2);
    window.dispatchEvent(new Event('online'));
    expect(video.plays()).toBe(1);
    expect(shows().status).toBe('failed');
  });

  test('what was paused after it failed waits for another try', () => {
    const { playback, video, shows } = play();
    video.fail(2);
    playback.pause();
    window.dispatchEvent(new Event('online'));
    expect(video.plays()).toBe(1);
    expect(shows().status).toBe('failed');
    playback.play();
    expect(shows().status).toBe('playing');
  });

  test('what failed does not interrupt what was started since', () => {
    const { video, shows } = play();
    video.fail(2);
    const other = start();
    other.playback.play();
    window.dispatchEvent(new Event('online'));
    expect(shows().status).toBe('failed');
    expect(other.shows().status).toBe('playing');
  });
});

test('what waits for data is fetched anew when the network returns, what rests is left alone', () => {
  const { playback, video, shows } = start();
  playback.play();
  video.loaded(200);
  video.at(80);
  video.stall();
  window.dispatchEvent(new Event('online'));
  expect(video.plays()).toBe(2);
  video.loaded(200);
  expect(video.element.currentTime).toBe(80);
  playback.pause();
  window.dispatchEvent(new Event('online'));
  expect(video.plays()).toBe(2);
  expect(shows().status).toBe('paused');
});

test.each([
  ['NotAllowedError', 'idle'],
  ['AbortError', 'loading'],
  ['NotSupportedError', 'failed'],
])('a browser that answers play with %s: %s', async (name, status) => {
  const { playback, video, shows } = start();
  video.refuse(name);
  playback.play();
  await settle();
  expect(shows().status).toBe(status);
});

test('stopped it is as if it had never been played', () => {
  const { playback, video, shows } = start({ src: '/media/voice.mp3' });
  playback.play();
  video.loaded(200);
  video.at(80);
  playback.stop();
  expect(shows()).toMatchObject({ status: 'idle', time: 0 });
  expect(video.element).not.toHaveAttribute('src');
});

test('other media take over the element and wait', () => {
  const { playback, video } = start();
  playback.play();
  video.loaded(200);
  video.at(50);
  playback.setRate(1.5);
  playback.open({ id: 'train', src: '/media/train.mp4' });
  expect(playback.store.getState()).toMatchObject({ status: 'idle', time: 0, duration: 0, rate: 1.5 });
  playback.play();
  expect(video.element).toHaveAttribute('src', '/media/train.mp4');
  video.loaded(100);
  expect(video.element.currentTime).toBe(0);
});

test('pauses when something else on the page starts', () => {
  const { playback, shows } = start();
  playback.play();
  const other = start();
  other.playback.play();
  expect(shows().status).toBe('paused');
  expect(other.shows().status).toBe('playing');
});

test('muted pictures may move beside something that sounds', () => {
  const { playback, shows } = start();
  playback.play();
  const other = start();
  other.playback.setMuted(true);
  other.playback.play();
  expect(shows().status).toBe('playing');
});

test('an element outside the document takes turns, too', () => {
  const { playback, shows } = start();
  playback.play();
  const voice = createPlayback({ media: { src: '/media/voice.mp3' } });
  const audio = controlMedia(document.createElement('audio'));
  attached.push(voice.attach(audio.element));
  voice.play();
  expect(shows().status).toBe('paused');
  playback.play();
  expect(voice.store.getState().status).toBe('paused');
});

test.each([
  [50, 50],
  [-5, 0],
  [999, 200],
])('going to second %d leads to %d', (requested, reached) => {
  const { playback, video } = start();
  playback.play();
  video.loaded(200);
  playback.seek(requested);
  expect(video.element.currentTime).toBe(reached);
});

test('a live stream has no place to go to and remembers none', () => {
  const { playback, video, giveBack } = start({ ...bridge, isLive: true });
  playback.play();
  video.loaded(Infinity);
  video.at(61);
  playback.seek(10);
  expect(video.element.currentTime).toBe(61);
  giveBack();
  expect(window.localStorage).toHaveLength(0);
});

test('a live stream goes on with what happens now after a pause', () => {
  const { playback, video } = start({ ...bridge, isLive: true });
  const seekable = { length: 1, start: () => 0, end: () => 100 };
  Object.defineProperty(video.element, 'seekable', { value: seekable });
  playback.play();
  video.loaded(Infinity);
  video.at(20);
  playback.pause();
  playback.play();
  expect(video.element.currentTime).toBe(94);
});

test('a live stream that stops coming is loaded anew, and fails in the end', () => {
  jest.useFakeTimers();
  const { playback, video, shows } = start({ ...bridge, isLive: true });
  playback.play();
  video.stall();
  jest.advanceTimersByTime(12_000);
  expect(video.plays()).toBe(2);
  expect(shows().status).toBe('playing');
  video.stall();
  const silent = jest.spyOn(video.element, 'play').mockResolvedValue();
  jest.advanceTimersByTime(8_000);
  expect(shows().isReconnecting).toBe(true);
  jest.advanceTimersByTime(36 * 12_000);
  expect(silent).toHaveBeenCalledTimes(35);
  expect(shows()).toMatchObject({ status: 'failed', isReconnecting: false });
  jest.useRealTimers();
});

test('a recording of which nothing comes is loaded anew where it was, and fails in the end', () => {
  jest.useFakeTimers();
  const { playback, video, shows } = start();
  playback.play();
  video.loaded(222);
  video.at(80);
  video.stall();
  const silent = jest.spyOn(video.element, 'play').mockResolvedValue();
  jest.advanceTimersByTime(7_000);
  video.element.dispatchEvent(new Event('progress'));
  jest.advanceTimersByTime(7_999);
  expect(silent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(silent).toHaveBeenCalledTimes(1);
  expect(shows().isReconnecting).toBe(true);
  video.loaded(222);
  expect(video.element.currentTime).toBe(80);
  jest.advanceTimersByTime(32_000);
  expect(silent).toHaveBeenCalledTimes(4);
  expect(shows().status).toBe('failed');
  jest.useRealTimers();
});

describe('a fault at one place', () => {
  const playTo = (seconds: number, media: PlayableMedia = bridge) => {
    const player = start(media);
    player.playback.play();
    player.video.loaded(222);
    player.video.at(seconds);
    return player;
  };

  test('another try that ends there again is followed by one behind it', () => {
    const { playback, video, shows } = playTo(80);
    const places: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      video.fail(3);
      playback.play();
      video.loaded(222);
      places.push(video.element.currentTime);
    }
    expect(places).toEqual([80, 84, 90.5]);
    expect(shows().hasSkipped).toBe(true);
  });

  test('nothing is passed over while the server does not answer', () => {
    const { playback, video, shows } = playTo(80);
    for (let tries = 0; tries < 4; tries += 1) {
      video.fail(2);
      playback.play();
    }
    expect(shows().time).toBe(80);
  });

  test('a playlist that the browser plays itself is tried again at once, then behind the fault', () => {
    jest.useFakeTimers();
    Object.assign(window, { ManagedMediaSource: class {} });
    const { video, shows } = playTo(80, { ...bridge, src: '/a.m3u8', isHls: true });
    video.fail(4);
    expect(shows()).toMatchObject({ status: 'loading', isReconnecting: true });
    jest.advanceTimersByTime(1_000);
    video.loaded(222);
    expect(video.element.currentTime).toBe(80);
    video.fail(4);
    jest.advanceTimersByTime(1_000);
    video.loaded(222);
    expect(video.element.currentTime).toBe(84);
    expect(shows()).toMatchObject({ status: 'playing', isReconnecting: false, hasSkipped: true });
    jest.advanceTimersByTime(6_000);
    expect(shows().hasSkipped).toBe(false);
    Reflect.deleteProperty(window, 'ManagedMediaSource');
    jest.useRealTimers();
  });

  test('a live stream that fails is looked for until it is back', () => {
    jest.useFakeTimers();
    const { video, shows } = playTo(80, { ...bridge, isLive: true });
    for (let tries = 0; tries < 5; tries += 1) {
      video.fail(4);
      expect(shows()).toMatchObject({ status: 'loading', isReconnecting: true });
      jest.advanceTimersByTime(8_000);
    }
    expect(shows()).toMatchObject({ status: 'playing', isReconnecting: false });
    jest.useRealTimers();
  });
});

test.each([
  ['DEMUXER_ERROR_NO_SUPPORTED_STREAMS', true],
  ['Format error', false],
])('a file that this browser cannot play: %s is of a kind it lacks: %s', (message, isUnsupported) => {
  const { playback, video, shows } = start();
  playback.play();
  video.fail(4, message);
  expect(shows()).toMatchObject({ status: 'failed', isUnsupported });
  playback.play();
  expect(shows()).toMatchObject({ status: 'playing', isUnsupported: false });
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
    expect(playback.store.getState().hasNoPicture).toBe(false);
    jest.advanceTimersByTime(3000);
    expect(playback.store.getState().hasNoPicture).toBe(isMissing);
  });
});

test('gives the element back clean', () => {
  const { playback, video, giveBack, events } = start();
  playback.play();
  giveBack();
  expect(video.element).not.toHaveAttribute('src');
  video.at(90);
  expect(playback.store.getState()).toMatchObject({ status: 'idle', time: 0 });
  expect(events()).toEqual(['play']);
});
