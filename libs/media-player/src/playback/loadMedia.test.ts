import { waitFor } from '@testing-library/react';
import type { Fragment } from 'hls.js';
import { loadMedia } from './loadMedia';

interface FakeHls {
  handlers: Record<string, (...args: unknown[]) => void>;
  done: string[];
  levels: unknown[];
  latestLevelDetails: { fragments: Fragment[]; misses: number } | null;
}

const made: FakeHls[] = [];
const support = { isSupported: true };

jest.mock('hls.js/light', () => {
  class Hls implements FakeHls {
    static Events = { MEDIA_ATTACHED: 'attached', FRAG_LOADED: 'loaded', ERROR: 'error' };
    static DefaultConfig = { fragLoadPolicy: { default: {} }, playlistLoadPolicy: { default: {} } };
    static isSupported = () => support.isSupported;
    handlers: FakeHls['handlers'] = {};
    done: string[] = [];
    levels: unknown[] = [];
    latestLevelDetails: FakeHls['latestLevelDetails'] = null;
    inFlightFragments = { main: { frag: null, state: 'IDLE' } };
    constructor(settings: { maxBufferLength: number }) {
      this.done.push(`buffer ${settings.maxBufferLength} s`);
      made.push(this);
    }
    on(event: string, handler: FakeHls['handlers'][string]) {
      this.handlers[event] = handler;
    }
    loadSource = (src: string) => this.done.push(`source ${src}`);
    attachMedia = () => this.done.push('attach');
    startLoad = (from = -1) => this.done.push(`start ${from}`);
    stopLoad = () => this.done.push('stop');
    recoverMediaError = () => this.done.push('recover');
    swapAudioCodec = () => this.done.push('swap');
    destroy = () => this.done.push('destroy');
  }
  return { __esModule: true, default: Hls };
});

const playlist = { src: '/media/vod.m3u8', isHls: true };

const load = (media = playlist) => {
  const element = document.createElement('video');
  element.load = () => undefined;
  element.canPlayType = () => '';
  const onReady = jest.fn();
  const onFailure = jest.fn();
  const onSkip = jest.fn();
  const file = loadMedia(element, media, { onReady, onFailure, onSkip });
  return { element, onReady, onFailure, onSkip, ...file };
};

const hlsOf = async () => {
  await waitFor(() => expect(made).toHaveLength(1));
  return made[0] as FakeHls;
};

beforeEach(() => {
  made.length = 0;
  support.isSupported = true;
  Object.assign(window, { MediaSource: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'MediaSource');
  Reflect.deleteProperty(window, 'ManagedMediaSource');
});

test('a file is given at once and taken away again', () => {
  const { element, onReady, onFailure, unload } = load({ src: '/media/a.mp4', isHls: false });
  expect(element).toHaveAttribute('src', '/media/a.mp4');
  expect(onReady).toHaveBeenCalledTimes(1);
  unload();
  expect(element).not.toHaveAttribute('src');
  element.dispatchEvent(new Event('error'));
  expect(onFailure).not.toHaveBeenCalled();
});

test('a playlist goes to the element itself where the browser has its own player', () => {
  Object.assign(window, { ManagedMediaSource: class {} });
  const { element } = load();
  expect(element).toHaveAttribute('src', playlist.src);
});

test('elsewhere hls.js plays it, with small buffers', async () => {
  const { onReady } = load();
  const hls = await hlsOf();
  expect(hls.done).toEqual(['buffer 15 s', 'source /media/vod.m3u8', 'attach']);
  hls.handlers['attached']?.();
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('faults that are not fatal are left to hls.js', async () => {
  const { onFailure } = load();
  const hls = await hlsOf();
  const before = [...hls.done];
  hls.handlers['error']?.('', { fatal: false, type: 'networkError' });
  expect(hls.done).toEqual(before);
  expect(onFailure).not.toHaveBeenCalled();
});

/** An error of hls.js; `fatal` unless the fields say otherwise. */
const fail = (hls: FakeHls, fields: object) =>
  hls.handlers['error']?.('', { fatal: true, type: 'networkError', ...fields });

test('a network fault loads on after a while: the playlist if there is none yet', async () => {
  load();
  const hls = await hlsOf();
  jest.useFakeTimers();
  const fault = () => {
    fail(hls, { details: 'levelLoadError', response: { code: 503 } });
    jest.advanceTimersByTime(2_000);
  };
  fault();
  expect(hls.done.pop()).toBe('source /media/vod.m3u8');
  hls.levels.push({});
  fault();
  expect(hls.done.pop()).toBe('start -1');
  jest.useRealTimers();
});

describe('a recording with a fault', () => {
  const segments = () =>
    [0, 1, 2, 3].map((sn) => ({
      sn,
      url: `/media/s0${sn}.m4s`,
      start: sn * 2,
      end: sn * 2 + 2,
      tagList: [] as string[][],
    })) as unknown as Fragment[];

  const missing = (frag: Fragment | undefined) => ({
    details: 'fragLoadError',
    frag,
    response: { url: frag?.url, code: 404, text: '' },
  });

  const start = async (media: object = playlist) => {
    const player = load({ ...playlist, ...media });
    const hls = await hlsOf();
    hls.levels.push({});
    const fragments = segments();
    hls.latestLevelDetails = { fragments, misses: 0 };
    Object.defineProperty(player.element, 'buffered', { configurable: true, value: { length: 1 } });
    hls.done.length = 0;
    return { ...player, hls, fragments };
  };

  test('a missing segment is requested twice, then left out', async () => {
    const { hls, fragments, onFailure } = await start();
    jest.useFakeTimers();
    fail(hls, missing(fragments[1]));
    jest.advanceTimersByTime(1_000);
    expect([fragments[1]?.gap, hls.done]).toEqual([undefined, ['stop', 'start -1']]);
    fail(hls, missing(fragments[1]));
    expect(fragments[1]?.gap).toBe(true);
    expect([hls.done, onFailure.mock.calls]).toEqual([['stop', 'start -1', 'stop', 'start -1'], []]);
    jest.useRealTimers();
  });

  test('where nothing has been played it begins behind it', async () => {
    const { hls, fragments, element } = await start();
    Object.defineProperty(element, 'buffered', { value: { length: 0 } });
    jest.useFakeTimers();
    fail(hls, missing(fragments[0]));
    jest.advanceTimersByTime(1_000);
    fail(hls, missing(fragments[0]));
    expect(hls.done.pop()).toBe('start 2');
    jest.useRealTimers();
  });

  test('another player of the same recording requests it once', async () => {
    const { hls, fragments, element, unload } = await start();
    jest.useFakeTimers();
    fail(hls, missing(fragments[1]));
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    fail(hls, missing(fragments[1]));
    unload();
    made.length = 0;
    const handlers = { onReady: jest.fn(), onFailure: jest.fn(), onSkip: jest.fn() };
    loadMedia(element, playlist, handlers);
    const next = await hlsOf();
    next.levels.push({});
    const again = segments();
    fail(next, missing(again[1]));
    expect(again[1]?.gap).toBe(true);
  });

  test('without its beginning it fails, before hls.js asks over and over', async () => {
    const { hls, fragments, onFailure } = await start();
    const response = { url: '/media/init.mp4', code: 404 };
    fail(hls, { ...missing(fragments[0]), response, fatal: false });
    expect(onFailure.mock.calls).toEqual([['broken']]);
  });

  test('a jump over what is left out is announced', async () => {
    const { hls, fragments, element, onSkip } = await start();
    const at = (time: number, event: string) => {
      Object.defineProperty(element, 'currentTime', { configurable: true, value: time });
      element.dispatchEvent(new Event(event));
    };
    jest.useFakeTimers();
    fail(hls, missing(fragments[1]));
    jest.advanceTimersByTime(1_000);
    fail(hls, missing(fragments[1]));
    jest.useRealTimers();
    at(1.9, 'timeupdate');
    expect(onSkip).not.toHaveBeenCalled();
    at(4.1, 'seeking');
    expect(onSkip).toHaveBeenCalledTimes(1);
  });

  test('codecs that the browser lacks are announced', async () => {
    const { hls, onFailure } = await start();
    fail(hls, { type: 'mediaError', details: 'manifestIncompatibleCodecsError' });
    expect(onFailure.mock.calls).toEqual([['unsupported']]);
    expect(hls.done.pop()).toBe('destroy');
  });

  test('a stream that has nothing new is waited for', async () => {
    const { hls, awaitsStream } = await start({ isLive: true });
    expect(awaitsStream?.()).toBe(false);
    hls.latestLevelDetails = { fragments: [], misses: 2 };
    expect(awaitsStream?.()).toBe(true);
    hls.latestLevelDetails = null;
    fail(hls, { details: 'levelLoadError', response: { code: 404 } });
    expect(awaitsStream?.()).toBe(true);
  });
});

test('loads on when the network returns, until it is taken away', async () => {
  const { unload } = load();
  const hls = await hlsOf();
  hls.levels.push({});
  window.dispatchEvent(new Event('online'));
  expect(hls.done.pop()).toBe('start -1');
  unload();
  window.dispatchEvent(new Event('online'));
  expect(hls.done.pop()).toBe('destroy');
});

test('a fault without a remedy ends in a failure', async () => {
  const { onFailure } = load();
  const hls = await hlsOf();
  hls.handlers['error']?.('', { fatal: true, type: 'otherError' });
  expect(hls.done.pop()).toBe('destroy');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('what was taken away before hls.js arrived is never attached', async () => {
  load().unload();
  load();
  await hlsOf();
  expect(made).toHaveLength(1);
});

test('a browser that can do neither says so', async () => {
  support.isSupported = false;
  const { onFailure } = load();
  await waitFor(() => expect(onFailure.mock.calls).toEqual([['unsupported']]));
  Reflect.deleteProperty(window, 'MediaSource');
  expect(load().onFailure.mock.calls).toEqual([['unsupported']]);
});
