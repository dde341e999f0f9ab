import { waitFor } from '@testing-library/react';
import { loadMedia } from './loadMedia';

interface FakeHls {
  handlers: Record<string, (...args: unknown[]) => void>;
  done: string[];
  levels: unknown[];
}

const made: FakeHls[] = [];
const support = { isSupported: true };

jest.mock('hls.js/light', () => {
  class Hls implements FakeHls {
    static Events = { MEDIA_ATTACHED: 'attached', FRAG_LOADED: 'loaded', ERROR: 'error' };
    static isSupported = () => support.isSupported;
    handlers: FakeHls['handlers'] = {};
    done: string[] = [];
    levels: unknown[] = [];
    constructor(settings: object) {
      this.done.push(JSON.stringify(settings));
      made.push(this);
    }
    on(event: string, handler: FakeHls['handlers'][string]) {
      this.handlers[event] = handler;
    }
    loadSource = (src: string) => this.done.push(`source ${src}`);
    attachMedia = () => this.done.push('attach');
    startLoad = () => this.done.push('start');
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
  const { unload } = loadMedia(element, media, { onReady, onFailure });
  return { element, onReady, onFailure, unload };
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
  expect(hls.done).toEqual([
    '{"maxBufferLength":15,"backBufferLength":15,"capLevelToPlayerSize":true}',
    'source /media/vod.m3u8',
    'attach',
  ]);
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

test('a network fault loads on: the playlist if there is none yet', async () => {
  load();
  const hls = await hlsOf();
  const fault = () => hls.handlers['error']?.('', { fatal: true, type: 'networkError' });
  fault();
  expect(hls.done.pop()).toBe('source /media/vod.m3u8');
  hls.levels.push({});
  fault();
  expect(hls.done.pop()).toBe('start');
});

test('loads on when the network returns, until it is taken away', async () => {
  const { unload } = load();
  const hls = await hlsOf();
  hls.levels.push({});
  window.dispatchEvent(new Event('online'));
  expect(hls.done.pop()).toBe('start');
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
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(window, 'MediaSource');
  expect(load().onFailure).toHaveBeenCalledTimes(1);
});
