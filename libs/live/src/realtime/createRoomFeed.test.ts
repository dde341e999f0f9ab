/** @jest-environment node */
import WebSocket from 'ws';
import { createChatApi, messages } from '../../testing/createChatServices';
import { type LivePlatform, openLivePlatform, testRoom } from '../../testing/openLivePlatform';
import { toChatPart } from '../chat/toChatPart';
import { maxLines } from '../chat/createChatStore';
import { createRoomFeed, type RoomFeed, type RoomFeedOptions } from './createRoomFeed';

/** The browser features that the feed uses. */
const page = { visibilityState: 'visible' };
const visibilityListeners = new Set<() => void>();
Object.assign(globalThis, {
  WebSocket,
  window: { location: { origin: 'http://127.0.0.1' } },
  requestAnimationFrame: (run: () => void) => setTimeout(run, 1),
  document: Object.assign(page, {
    addEventListener: (_event: string, listener: () => void) => visibilityListeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => visibilityListeners.delete(listener),
  }),
});

// Reconnecting and polling take seconds of the real clock, and more on a busy machine.
jest.setTimeout(60_000);

let platform: LivePlatform;
const ends: (() => void)[] = [];
const warnings: unknown[][] = [];
const log = { warn: (...line: unknown[]) => void warnings.push(line) };

beforeEach(async () => {
  warnings.length = 0;
  platform = await openLivePlatform();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  jest.restoreAllMocks();
  await platform.close();
});

const open = (given: Partial<RoomFeedOptions> = {}): RoomFeed => {
  const feed = createRoomFeed({ api: platform.api, liveId: testRoom, log, ...given });
  ends.push(feed.acquire());
  return feed;
};
const textsOf = ({ store }: RoomFeed) => store.getState().lines.map(({ text }) => text);
const until = async (condition: () => boolean, timeoutMs = 15_000) => {
  const end = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Not in time: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const online = async () => {
  const end = Date.now() + 15_000;
  while ((await platform.hub.countOnline(`live:${testRoom}`)) === 0) {
    if (Date.now() > end) throw new Error('there is no subscription');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test('history first, then what is said, in order and once', async () => {
  for (const text of numbers(30)) await platform.sendLine(text);
  const feed = open();
  for (let number = 30; number < 60; number += 1) await platform.sendLine(`${number}`);
  await until(() => textsOf(feed).length >= 60);
  expect(textsOf(feed)).toEqual(numbers(60));
  expect(feed.store.getState()).toMatchObject({ status: 'ready', hasOlder: false });
});

test('100 lost connections: nothing is lost, nothing comes twice', async () => {
  const feed = open();
  // More lines are saved.
  feed.setReadingBack(true);
  await online();
  let said = 0;
  for (let drop = 0; drop < 100; drop += 1) {
    await platform.sendLine(`${said++}`);
    platform.drop();
    await platform.sendLine(`${said++}`);
    // Some come back before the next drop, some do not.
    if (drop % 10 === 0) await online();
  }
  await until(() => textsOf(feed).length >= said, 40_000);
  expect(textsOf(feed)).toEqual(numbers(said));
});

test('a visitor who missed more than the server recovers reads it', async () => {
  const feed = open();
  const missed = jest.fn();
  feed.on('missed', missed);
  feed.setReadingBack(true);
  await online();
  await platform.stop();
  for (const text of numbers(350)) await platform.sendLine(text);
  await platform.listen();
  await until(() => textsOf(feed).at(-1) === '349', 40_000);
  expect(textsOf(feed)).toEqual(numbers(350));
  expect(missed).toHaveBeenCalledTimes(1);
});

test('blocked sockets: reading every few seconds brings the chat, and hands it back', async () => {
  await platform.stop();
  await platform.sendLine('以前');
  const feed = open();
  const missed = jest.fn();
  feed.on('missed', missed);
  await until(() => textsOf(feed).length === 1);
  await platform.sendLine('现在');
  await until(() => textsOf(feed).length === 2, 30_000);
  expect(missed).not.toHaveBeenCalled();
  await platform.listen();
  await online();
  await platform.sendLine('又通了');
  await until(() => textsOf(feed).length === 3, 1_000);
  const reads = jest.spyOn(platform.api, 'getLiveChat');
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(reads).not.toHaveBeenCalled();
  expect(warnings.flat()).toContain('realtime: error');
});

test('a platform without realtime is read', async () => {
  const api = {
    ...platform.api,
    getLiveToken: async () => ({ token: '', ws: '', channel: '' }),
  };
  const getLiveToken = jest.spyOn(api, 'getLiveToken');
  const feed = open({ api });
  await platform.sendLine('轮询');
  await until(() => textsOf(feed).length === 1);
  await platform.sendLine('再来');
  await until(() => textsOf(feed).length === 2);
  expect(getLiveToken).toHaveBeenCalledTimes(1);
});

describe('while the token fails', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  /** The moments, in seconds, at which a token was requested. */
  const openWithoutToken = (random: number) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const requestedAt: number[] = [];
    const api = {
      ...createChatApi(messages(2)),
      getLiveToken: () => {
        requestedAt.push(Date.now() / 1_000);
        return Promise.reject(new Error('away'));
      },
    };
    const reads = jest.spyOn(api, 'getLiveChat');
    const shown = { messages: messages(2), deleted: [], oldest: 1, offset: 2, epoch: 'e1', online_count: 12 };
    return { requestedAt, reads, feed: open({ api, firstPart: toChatPart(shown) }) };
  };

  test('the chat is read every 3 s, once', async () => {
    const { reads, feed } = openWithoutToken(0.5);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reads).toHaveBeenCalledTimes(21);
    expect(textsOf(feed)).toHaveLength(2);
  });

  test.each([
    [0.1, [0, 2.4, 7.2, 14.4, 28.8]],
    [0.5, [0, 3, 9, 18, 36]],
  ])('it is requested ever more rarely, and not by everybody at once (%d)', async (random, expected) => {
    const { requestedAt } = openWithoutToken(random);
    await jest.advanceTimersByTimeAsync(50_000);
    expect(requestedAt).toEqual(expected);
  });

  test('it goes on being requested, at least once a minute', async () => {
    const { requestedAt } = openWithoutToken(0.99);
    await jest.advanceTimersByTimeAsync(600_000);
    const waits = requestedAt.slice(1).map((at, index) => at - (requestedAt[index] ?? 0));
    expect(Math.max(...waits)).toBeCloseTo(15 * 3 * 1.245, 5);
  });
});

test('a withdrawn line goes', async () => {
  const first = await platform.sendLine('错字');
  await platform.sendLine('好');
  const feed = open();
  const deleted = jest.fn();
  feed.on('deleted', deleted);
  await online();
  await platform.withdraw(first);
  await until(() => textsOf(feed).length === 1);
  expect(deleted).toHaveBeenCalledWith(first);
  expect(textsOf(feed)).toEqual(['好']);
});

test('of what a busy room says some lines are not shown, which is said, and nothing is read for them', async () => {
  await platform.close();
  platform = await openLivePlatform({ linesPerSecond: 5 });
  for (const text of numbers(10)) await platform.sendLine(text);
  const feed = open();
  await online();
  const reads = jest.spyOn(platform.api, 'getLiveChat');
  for (let number = 10; number < 200; number += 1) await platform.sendLine(`${number}`);
  await until(() => feed.store.getState().leftOut > 0);
  const { lines, leftOut } = feed.store.getState();
  expect(lines.slice(0, 10).map(({ text }) => text)).toEqual(numbers(10));
  expect(lines.length + leftOut).toBe(200);
  expect(reads).not.toHaveBeenCalled();
  await until(() => feed.store.getState().leftOut === 0);
  await platform.sendLine('又静了');
  await until(() => textsOf(feed).at(-1) === '又静了');
  expect(new Set(textsOf(feed)).size).toBe(textsOf(feed).length);
  expect(reads).not.toHaveBeenCalled();
});

test('state and counts are handed on, and that they are pushed', async () => {
  const feed = open();
  const received: unknown[] = [];
  feed.on('pushed', (isPushed) => received.push(isPushed));
  feed.on('room', ({ status, like_count }) => received.push([status, like_count]));
  await online();
  expect(feed.isPushed()).toBe(false);
  await platform.change({ like_count: 3 });
  await until(() => received.length === 2);
  expect(received).toEqual([[1, 3], true]);
  expect(feed.isPushed()).toBe(true);
  platform.drop();
  await until(() => received.length === 3);
  expect(received[2]).toEqual([1, 3]);
  await platform.hub.disconnect('');
  await until(() => received.length === 4);
  expect(received[3]).toBe(false);
  expect(textsOf(feed)).toEqual([]);
});

test('posts, states and the number of viewers are handed on', async () => {
  const feed = open();
  const received: unknown[] = [];
  feed.on('post', ({ content }) => received.push(content));
  feed.on('status', (status) => received.push(status));
  const stop = feed.on('online', (count) => received.push({ count }));
  await online();
  expect(received).toEqual([{ count: 0 }]);
  stop();
  await platform.announce(() => ({
    type: 'post',
    post: { msg_id: 'p1', content: '起吊', created_at: 1_793_575_800, alias: '记者' },
  }));
  await platform.announce(() => ({ type: 'status', status: 2 }));
  await platform.sendLine('再见');
  await until(() => textsOf(feed).length === 1);
  expect(received).toEqual([{ count: 0 }, '起吊', 2]);
});

test('a log that began anew replaces what was shown', async () => {
  for (const text of numbers(5)) await platform.sendLine(text);
  const feed = open();
  await online();
  await platform.startAnew('e2');
  await platform.sendLine('新的一天');
  platform.drop();
  await until(() => textsOf(feed).includes('新的一天') && textsOf(feed).length === 1, 20_000);
  await platform.sendLine('继续');
  await until(() => textsOf(feed).length === 2);
  expect(textsOf(feed)).toEqual(['新的一天', '继续']);
});

test('the server’s part is shown at once and continued', async () => {
  for (const text of numbers(10)) await platform.sendLine(text);
  const firstPart = toChatPart(await platform.api.getLiveChat({ live_id: testRoom, size: 5 }));
  for (const text of ['十', '十一']) await platform.sendLine(text);
  const feed = createRoomFeed({ api: platform.api, liveId: testRoom, log, firstPart });
  expect(feed.store.getInitialState()).toMatchObject({ status: 'ready', hasOlder: true });
  expect(textsOf(feed)).toEqual(['5', '6', '7', '8', '9']);
  ends.push(feed.acquire());
  await until(() => textsOf(feed).length === 7);
  await feed.loadOlder();
  await until(() => textsOf(feed).length === 12);
  expect(textsOf(feed)).toEqual([...numbers(10), '十', '十一']);
});

test('a history that cannot be read is a failure, and goes on being tried', async () => {
  await platform.sendLine('在');
  const api = { ...platform.api, getLiveChat: jest.fn(() => Promise.reject(new Error('away'))) };
  const feed = open({ api: api as never });
  await until(() => feed.store.getState().status === 'failed');
  api.getLiveChat = jest.fn(platform.api.getLiveChat) as never;
  feed.reload();
  expect(feed.store.getState().status).toBe('loading');
  await until(() => textsOf(feed).length === 1);
  await online();
  await platform.sendLine('通');
  await until(() => textsOf(feed).length === 2);
});

test('older lines that cannot be read can be requested again', async () => {
  for (const text of numbers(70)) await platform.sendLine(text);
  const feed = open();
  await online();
  const read = jest.spyOn(platform.api, 'getLiveChat').mockRejectedValueOnce(new Error('away'));
  await feed.loadOlder();
  expect(feed.store.getState().older).toBe('failed');
  await feed.loadOlder();
  await until(() => textsOf(feed).length === 70);
  expect(feed.store.getState()).toMatchObject({ older: 'idle', hasOlder: false });
  expect(read).toHaveBeenCalledTimes(2);
});

test('memory is bounded: the newest lines at the end of the chat; who reads back keeps what is in view', async () => {
  const feed = open();
  await online();
  for (const text of numbers(700)) await platform.sendLine(text);
  await until(() => textsOf(feed).at(-1) === '699');
  expect(textsOf(feed)).toHaveLength(maxLines.atEnd);
  feed.setReadingBack(true);
  for (let part = 0; part < 12; part += 1) await feed.loadOlder();
  await until(() => textsOf(feed).length === 700);
  for (let number = 700; number < 1_100; number += 1) await platform.sendLine(`${number}`);
  await until(() => textsOf(feed).length === maxLines.readingBack);
  expect(textsOf(feed)).toEqual(numbers(maxLines.readingBack));
  feed.setReadingBack(false);
  await until(() => textsOf(feed).at(-1) === '1099');
  expect(textsOf(feed)).toEqual(numbers(1_100).slice(-maxLines.atEnd));
});

test('no part uses it any more: the connection is closed', async () => {
  const feed = createRoomFeed({ api: platform.api, liveId: testRoom, log });
  const release = [feed.acquire(), feed.acquire()];
  await online();
  release[0]!();
  await platform.sendLine('还在');
  await until(() => textsOf(feed).length === 1);
  release[1]!();
  const gone = Date.now() + 5_000;
  while ((await platform.hub.countOnline(`live:${testRoom}`)) > 0 && Date.now() < gone)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await platform.hub.countOnline(`live:${testRoom}`)).toBe(0);
  ends.push(feed.acquire());
  await online();
  await platform.sendLine('回来');
  await until(() => textsOf(feed).at(-1) === '回来');
});

test('a forced disconnect is logged, and the chat is read', async () => {
  const feed = open();
  await online();
  await platform.hub.disconnect('');
  await platform.sendLine('还读得到');
  await until(() => textsOf(feed).length === 1);
  expect(warnings).toContainEqual(['realtime: disconnected', 3503, 'force disconnect']);
});

test('a refused subscription is logged, and the chat is read', async () => {
  const api = {
    ...platform.api,
    getLiveToken: async (input: { live_id: string }) => ({
      ...(await platform.api.getLiveToken(input)),
      channel: 'private:room',
    }),
  };
  const feed = open({ api });
  await until(() => warnings.some(([what]) => what === 'realtime: unsubscribed'));
  expect(warnings).toContainEqual(['realtime: unsubscribed', 103, 'permission denied']);
  await platform.sendLine('还读得到');
  await until(() => textsOf(feed).length === 1);
});
