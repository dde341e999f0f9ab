import { createSafeStorage } from '@share/environment';
import { act, renderHook } from '@testing-library/react';
import { controlMedia } from '../../testing/controlMedia';
import { useAudioQueue } from './useAudioQueue';

const storage = createSafeStorage(() => window.localStorage);
const tracks = ['b', 'a'].map((id) => ({ id, title: `第 ${id} 期`, src: `/media/${id}.mp3`, duration: 100 }));

const session = {
  metadata: null as { title: string; album: string; artwork: object[] } | null,
  playbackState: 'none',
  handlers: new Map<string, (details: object) => void>(),
  setPositionState: jest.fn(),
  setActionHandler: (action: string, handler: ((details: object) => void) | null) => {
    if (action === 'seekto') throw new TypeError('unknown action');
    if (handler) session.handlers.set(action, handler);
    else session.handlers.delete(action);
  },
};

const credits = { artist: '云浦观察', album: '夜航船', artwork: '/cover.png' };

const setUp = (list = tracks) => {
  const { result, ...hook } = renderHook((given) => useAudioQueue({ tracks: given, storage, ...credits }), {
    initialProps: list,
  });
  const queue = result.current;
  const audio = controlMedia(document.createElement('audio'));
  act(() => void queue.attach(audio.element));
  return { ...audio, ...hook, queue };
};

beforeEach(() => {
  localStorage.clear();
  Object.assign(session, { metadata: null, playbackState: 'none', handlers: new Map() });
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(fields: object) {
        Object.assign(this, fields);
      }
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  document.body.replaceChildren();
});

test('the lock screen shows the track and has its controls', () => {
  const { at, loaded, queue } = setUp();
  expect(session.handlers.size).toBe(0);
  act(() => queue.play());
  act(() => loaded(100));
  act(() => at(40));
  expect(session.metadata).toMatchObject({
    title: '第 b 期',
    album: '夜航船',
    artwork: [{ src: '/cover.png' }],
  });
  expect(session.playbackState).toBe('playing');
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 100, position: 40, playbackRate: 1 });
  act(() => session.handlers.get('seekbackward')?.({}));
  expect(queue.store.getState().time).toBe(25);
  act(() => session.handlers.get('seekforward')?.({ seekOffset: 10 }));
  expect(queue.store.getState().time).toBe(35);
  act(() => session.handlers.get('pause')?.({}));
  expect(session.playbackState).toBe('paused');
  act(() => session.handlers.get('nexttrack')?.({}));
  expect(session.metadata).toMatchObject({ title: '第 a 期' });
  act(() => session.handlers.get('previoustrack')?.({}));
  expect(queue.store.getState().media?.id).toBe('b');
});

test('a single track has no neighbours on the lock screen', () => {
  const { queue } = setUp(tracks.slice(0, 1));
  act(() => queue.play());
  expect([...session.handlers.keys()].sort()).toEqual(['pause', 'play', 'seekbackward', 'seekforward']);
});

test('gives the lock screen back when it goes', () => {
  const { queue, unmount } = setUp();
  act(() => queue.play());
  unmount();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(session.handlers.size).toBe(0);
});

test('plays without a media session', () => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  const { queue } = setUp();
  act(() => queue.play());
  expect(queue.store.getState().status).toBe('playing');
});

test('follows a list that grows', () => {
  const { queue, rerender } = setUp(tracks.slice(0, 1));
  act(() => queue.play());
  rerender(tracks);
  act(() => queue.next());
  expect(queue.store.getState().media?.title).toBe('第 a 期');
});
