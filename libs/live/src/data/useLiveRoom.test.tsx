import type { LiveDetail, LivePost } from '@share/api-contract/types';
import { TestPage } from '@share/islands/testing';
import { act, renderHook } from '@testing-library/react';
import mitt from 'mitt';
import { createLiveApi, createLiveServices } from '../../testing/createLiveServices';
import { liveDetail, livePost, now, siteOrigin, upcoming } from '../../testing/liveFixtures';
import type { LiveEvents, LiveUpdates, RoomPush } from '../realtime/LiveUpdates';
import { isWithdrawn } from './isWithdrawn';
import { toLiveView } from './toLiveView';
import { useLiveRoom, type Posts } from './useLiveRoom';

beforeEach(() => {
  jest.useFakeTimers({ now });
  // Polls come at their interval, and what was pushed is followed after 3 s.
  jest.spyOn(Math, 'random').mockReturnValue(0.375);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

/** A room on a page, whose first question to the platform has been answered. */
const enter = async (detail: Partial<LiveDetail>, pinned?: LivePost, posts?: LivePost[]) => {
  const api = Object.assign(createLiveApi(detail, posts), { pinned });
  const readInfo = jest.spyOn(api, 'getLiveInfo');
  const services = createLiveServices({ api });
  const events = mitt<LiveEvents>();
  let isPushed = false;
  events.on('pushed', (isNowPushed) => (isPushed = isNowPushed));
  const updates: LiveUpdates = {
    isPushed: () => isPushed,
    on: (event, listener) => {
      events.on(event, listener);
      return () => events.off(event, listener);
    },
  };
  const given = toLiveView(api.detail, { siteOrigin });
  const { result } = renderHook(() => useLiveRoom(given, { now, siteOrigin, updates }), {
    wrapper: ({ children }) => <TestPage services={services}>{children}</TestPage>,
  });
  await pass(1);
  return {
    api,
    readInfo,
    shown: () => result.current,
    change: (fields: Partial<LiveDetail>) => (api.detail = { ...api.detail, ...fields }),
    /** The state, which is followed a moment later. */
    push: async (status: LiveEvents['status']) => {
      await act(async () => events.emit('status', status));
      await pass(3);
    },
    /** State and counts are pushed from now on. */
    pushRoom: (room: Partial<RoomPush> = {}) =>
      act(async () => {
        events.emit('pushed', true);
        const { status = 1, online_count = 0, view_count = 0, like_count = 0, revision } = api.detail;
        const current = { status, online_count, view_count, like_count, ...(revision && { revision }) };
        events.emit('room', { type: 'room', ...current, ...room });
      }),
    lose: () => act(async () => events.emit('pushed', false)),
    pushPost: (post: LivePost) => act(async () => events.emit('post', post)),
  };
};

/** The next answers of a call, given by the test one by one. */
const hold = (call: jest.SpyInstance) => {
  const waiting: ((answer: unknown) => void)[] = [];
  call.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  return (index: number, answer: unknown) => act(async () => waiting[index]?.(answer));
};

describe('a room that has begun but cannot be read', () => {
  test('stays as it is until a poll can read it', async () => {
    const { readInfo, shown, change } = await enter({ ...upcoming, playlists: [] });
    change({ status: 1, playlists: liveDetail().playlists });
    readInfo.mockRejectedValueOnce(new Error('away'));
    await pass(15);
    expect(readInfo).toHaveBeenCalledTimes(1);
    expect(shown().state).toBe('upcoming');
    await pass(30);
    expect(shown()).toMatchObject({ state: 'live', room: { sources: [{ kind: 'live' }, {}, {}] } });
  });

  test('so it is when that was pushed', async () => {
    const { readInfo, shown, change, push } = await enter(upcoming);
    change({ status: 1 });
    readInfo.mockRejectedValueOnce(new Error('away'));
    await push(1);
    expect(readInfo).toHaveBeenCalledTimes(1);
    expect(shown().state).toBe('upcoming');
    await pass(15);
    expect(shown().state).toBe('live');
  });
});

describe('while the platform pushes the room', () => {
  test('nothing is requested, whatever its counts do', async () => {
    const { api, readInfo, shown, pushRoom } = await enter({ revision: 'r1' });
    const readRoom = jest.spyOn(api, 'getLiveRoom');
    for (let count = 1; count <= 100; count += 1) {
      await pushRoom({ like_count: count });
      expect(shown().counts.likes).toBe(count);
      await pass(3);
    }
    expect(readRoom).not.toHaveBeenCalled();
    expect(readInfo).not.toHaveBeenCalled();
  });

  test('another state is followed with one call, some seconds later', async () => {
    const { api, readInfo, shown, change, pushRoom } = await enter({ ...upcoming, revision: 'r1' });
    const readRoom = jest.spyOn(api, 'getLiveRoom');
    await pushRoom();
    change({ status: 1, revision: 'r2' });
    await pushRoom();
    await pass(2.9);
    expect(shown().state).toBe('upcoming');
    await pass(0.2);
    expect(shown().state).toBe('live');
    await pushRoom();
    await pass(60);
    expect(readInfo).toHaveBeenCalledTimes(1);
    expect(readRoom).not.toHaveBeenCalled();
  });

  test('another program is followed, and read again when a cache has answered with the former one', async () => {
    const { readInfo, shown, change, pushRoom } = await enter({ revision: 'r1' });
    await pushRoom();
    await pushRoom({ revision: 'r2' });
    await pass(3);
    expect(readInfo).toHaveBeenCalledTimes(1);
    change({ revision: 'r2', playlists: [] });
    await pass(6);
    expect(shown().room.sources).toEqual([]);
    await pass(60);
    expect(readInfo).toHaveBeenCalledTimes(2);
  });

  test('one that has nothing to play is not requested about, but by its revision', async () => {
    const { readInfo, shown, change, pushRoom } = await enter({ revision: 'r1', playlists: [] });
    readInfo.mockClear();
    for (let count = 1; count <= 20; count += 1) {
      await pushRoom({ like_count: count });
      await pass(3);
    }
    expect(readInfo).not.toHaveBeenCalled();
    change({ revision: 'r2', playlists: liveDetail().playlists });
    await pushRoom();
    await pass(3);
    expect(shown().room.sources).toHaveLength(3);
  });

  test('a room that cannot be read is tried again, ever later, without a poll', async () => {
    const { api, readInfo, shown, change, pushRoom } = await enter({ ...upcoming, revision: 'r1' });
    await pushRoom();
    change({ status: 1 });
    api.isOffline = true;
    await pushRoom();
    await pass(3 + 6 + 12 + 24);
    expect(readInfo).toHaveBeenCalledTimes(4);
    api.isOffline = false;
    await pass(30);
    expect(shown().state).toBe('live');
  });

  test('it is polled again when the pushes end', async () => {
    const { api, pushRoom, lose } = await enter({ revision: 'r1' });
    const readRoom = jest.spyOn(api, 'getLiveRoom');
    await pushRoom();
    await pass(600);
    expect(readRoom).not.toHaveBeenCalled();
    await lose();
    await pass(20);
    expect(readRoom).toHaveBeenCalledTimes(2);
  });
});

describe('a room without anything to play', () => {
  test.each([
    ['that is live is read with each poll until it has a stream', 1, 'live', 10],
    ['that is a replay is read every minute until it has a recording', 3, 'replay', 60],
  ] as const)('%s', async (_name, status, type, seconds) => {
    const { readInfo, shown, change } = await enter({ status, playlists: [] });
    expect(readInfo).toHaveBeenCalledTimes(1);
    await pass(seconds);
    expect(readInfo).toHaveBeenCalledTimes(2);
    change({ playlists: [{ name: '', type, play_url: '/media/a.mp4' }] });
    await pass(seconds);
    expect(shown().room.sources).toHaveLength(1);
    await pass(10 * seconds);
    expect(readInfo).toHaveBeenCalledTimes(3);
  });

  test('that is covered in text and pictures is not read again', async () => {
    const { readInfo } = await enter({ type: 'image', playlists: [] });
    await pass(60);
    expect(readInfo).not.toHaveBeenCalled();
  });
});

describe('answers that come late', () => {
  test.each([
    [0, 1, 'live'],
    [1, 2, 'ended'],
  ] as const)(
    'status %d from a poll that was sent before status %d was pushed: it stays %s',
    async (status, pushed, state) => {
      const { api, shown, change, push } = await enter(upcoming);
      change({ status });
      const early = await api.getLiveRoom({ id: 'lvBirds1' });
      const answer = hold(jest.spyOn(api, 'getLiveRoom'));
      await pass(15);
      change({ status: pushed });
      await push(pushed);
      expect(shown().state).toBe(state);
      await answer(0, early);
      expect(shown().state).toBe(state);
    },
  );

  test('of two changes the newer one stays, whichever room is read first', async () => {
    const { readInfo, shown, push } = await enter(upcoming);
    const answer = hold(readInfo);
    await push(1);
    await push(2);
    await answer(1, liveDetail({ status: 2, playlists: [] }));
    await answer(0, liveDetail());
    expect(shown()).toMatchObject({ state: 'ended', room: { sources: [] } });
  });

  test('a change that is taken back at once does not come', async () => {
    const { readInfo, shown, push } = await enter({ status: 1 });
    const answer = hold(readInfo);
    await push(2);
    await push(1);
    await answer(0, liveDetail({ status: 2 }));
    expect(shown().state).toBe('live');
  });
});

describe('the pinned entry', () => {
  const entry = livePost(3);

  test.each([
    ['of another time', livePost(5), 'p5'],
    ['none any more', undefined, undefined],
  ])('read again: %s', async (_name, pinned, id) => {
    const { api, shown } = await enter({}, entry);
    expect(shown().posts.pinned).toMatchObject({ id: 'p3' });
    api.pinned = pinned;
    await pass(10);
    expect(shown().posts.pinned?.id).toBe(id);
  });

  test('stays while the room cannot be read', async () => {
    const { api, shown } = await enter({}, entry);
    Object.assign(api, { pinned: undefined, isOffline: true });
    await pass(20);
    expect(shown().posts.pinned).toMatchObject({ id: 'p3' });
  });

  test.each([
    ['itself, pinned no more: none', entry, undefined],
    ['itself, with another text: that one', { ...entry, content: '更正', is_pinned: true }, '更正'],
    ['another one that is pinned: that one', livePost(-1, { content: '新', is_pinned: true }), '新'],
    ['another one: as before', livePost(-1), entry.content],
  ])('pushed: %s', async (_name, pushed, text) => {
    const { shown, pushPost } = await enter({}, entry);
    await pushPost(pushed);
    expect(shown().posts.pinned?.text).toBe(text);
  });

  test('an answer that was requested before a push does not pin again', async () => {
    const { api, shown, pushPost } = await enter({}, entry);
    const early = await api.getLiveRoom({ id: 'lvBirds1' });
    const answer = hold(jest.spyOn(api, 'getLiveRoom'));
    await pass(10);
    await pushPost(entry);
    await answer(0, early);
    expect(shown().posts.pinned).toBeNull();
  });
});

describe('an entry that the platform shows no more', () => {
  const entries = [0, 1, 2].map((index) => livePost(index));
  const lacking = entries.filter(({ msg_id }) => msg_id !== 'p1');
  const isGone = ({ posts }: { posts: Posts }, id: string) =>
    posts.came.some((post) => post.id === id && isWithdrawn(post, posts.read));

  test('is withdrawn with the next answer, and back when a later one has it', async () => {
    const { api, shown } = await enter({}, undefined, entries);
    expect(isGone(shown(), 'p1')).toBe(false);
    api.posts = lacking;
    await pass(10);
    expect(isGone(shown(), 'p1')).toBe(true);
    api.posts = entries;
    await pass(10);
    expect(isGone(shown(), 'p1')).toBe(false);
  });

  test('stays when the answer was requested before something was pushed', async () => {
    const { api, shown, pushPost } = await enter({}, undefined, lacking);
    const early = await api.getLiveRoom({ id: 'lvBirds1' });
    const answer = hold(jest.spyOn(api, 'getLiveRoom'));
    await pass(10);
    await pushPost(livePost(1));
    expect(isGone(shown(), 'p1')).toBe(false);
    await answer(0, early);
    expect(isGone(shown(), 'p1')).toBe(false);
  });
});

test('a pushed entry that cannot be shown is dropped, and the room goes on', async () => {
  const { shown, pushPost } = await enter({});
  const broken = Object.defineProperty(livePost(0), 'play_url', {
    get: () => {
      throw new TypeError('broken');
    },
  });
  await expect(pushPost(broken)).rejects.toThrow('broken');
  await pushPost(livePost(-1));
  expect(shown().posts.came.map(({ id }) => id)).toEqual(['p-1']);
});
