/** @jest-environment node */
import {
  createConnectionTokens,
  createRoomLog,
  tokenLifetimeSeconds,
  type StoredLive,
} from '@share/reference-live';
import { createEmbeddedHub } from '@share/reference-live/server';
import { fillWithRooms, testChannel, testRoom } from '../../testing/openLiveServer';
import { createMemoryStore } from '../index';

/** Signatures are checked outside the event loop, on real time. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

/** A hub with a socket that is only looked at, and a clock that is only moved. */
const open = async (settings = {}) => {
  const store = await fillWithRooms(createMemoryStore());
  const now = () => Date.now();
  const hub = createEmbeddedHub({ store, now, settings });
  const frames: string[] = [];
  const closes: number[] = [];
  const socket = {
    send: (frame: string | Uint8Array) => void frames.push(Buffer.from(frame).toString()),
    close: (code: number) => void closes.push(code),
    bufferedAmount: 0,
  };
  const connection = hub.connect(socket, { address: '10.0.0.1' });
  const tokens = createConnectionTokens({ store, now, createId: () => 'id' });
  /** Sends a command and waits for its result. */
  const send = async (command: object) => {
    const before = frames.length + closes.length;
    connection.receive(JSON.stringify(command));
    while (frames.length + closes.length === before) await aMoment();
  };
  return { hub, store, socket, frames, closes, connection, tokens, send };
};

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

test('a connection without a connect command is closed', async () => {
  const { closes } = await open();
  await seconds(10);
  expect(closes).toEqual([3502]);
});

test('a connection that answers pings stays open, one that does not is closed', async () => {
  const { frames, closes, connection, tokens, send } = await open();
  await send({ id: 1, connect: { token: await tokens.issue('user-1') } });
  for (let beat = 1; beat <= 3; beat += 1) {
    await seconds(25);
    expect(frames.filter((frame) => frame === '{}')).toHaveLength(beat);
    connection.receive('{}');
    expect(closes).toEqual([]);
  }
  await seconds(25 + 7);
  expect(closes).toEqual([]);
  await seconds(1);
  expect(closes).toEqual([3012]);
});

test('a connection that closes while its token is read leaves no timer', async () => {
  const { connection, tokens } = await open();
  connection.receive(JSON.stringify({ id: 1, connect: { token: await tokens.issue('user-1') } }));
  connection.end();
  // Longer than any signature takes to check.
  for (let moment = 0; moment < 1000; moment += 1) await aMoment();
  expect(jest.getTimerCount()).toBe(0);
});

test('a token that is not renewed ends the connection, a renewed one keeps it', async () => {
  const { frames, closes, connection, tokens, send } = await open({ ping: 100_000 });
  await send({ id: 1, connect: { token: await tokens.issue('user-1') } });
  await seconds(tokenLifetimeSeconds - 10);
  await send({ id: 2, refresh: { token: await tokens.issue('user-1') } });
  expect(frames.at(-1)).toContain('"refresh"');
  await seconds(300);
  expect(closes).toEqual([]);
  await send({ id: 3, refresh: { token: await tokens.issue('user-2') } });
  expect(closes).toEqual([3500]);
  connection.end();

  const other = await open({ ping: 100_000 });
  await other.send({ id: 1, connect: { token: await other.tokens.issue('user-1') } });
  await seconds(tokenLifetimeSeconds + 26);
  expect(other.closes).toEqual([3005]);
});

test('a client that reads too slowly is closed', async () => {
  const { hub, socket, closes, tokens, send } = await open();
  await send({ id: 1, connect: { token: await tokens.issue('user-1') } });
  await send({ id: 2, subscribe: { channel: testChannel } });
  expect(await hub.countOnline(testChannel)).toBe(1);
  socket.bufferedAmount = 2 * 1024 * 1024;
  await send({ id: 3, ping: {} });
  expect(closes).toEqual([3008]);
  expect(await hub.countOnline(testChannel)).toBe(0);
});

test('a connection holds so many channels, each once', async () => {
  const { frames, tokens, send } = await open({ channels: 1 });
  await send({ id: 1, connect: { token: await tokens.issue('') } });
  await send({ id: 2, subscribe: { channel: testChannel } });
  await send({ id: 3, subscribe: { channel: testChannel } });
  await send({ id: 4, subscribe: { channel: 'live:lvMarkt1' } });
  expect(frames.at(-2)).toContain('"code":105');
  expect(frames.at(-1)).toContain('"code":106');
});

test('a client that leaves while subscribing is not stored', async () => {
  const { hub, connection, tokens } = await open();
  connection.receive(JSON.stringify({ id: 1, connect: { token: await tokens.issue('') } }));
  connection.receive(JSON.stringify({ id: 2, subscribe: { channel: testChannel } }));
  connection.end();
  for (let moment = 0; moment < 50; moment += 1) await aMoment();
  expect(await hub.countOnline(testChannel)).toBe(0);
});

describe('state and counts', () => {
  const roomsIn = (frames: readonly string[]) =>
    frames
      .flatMap((frame) => frame.split('\n'))
      .filter((line) => line.includes('"type":"room"'))
      .map((line) => (JSON.parse(line) as { push: { pub: { offset?: number; data: object } } }).push.pub);
  /** A look reads the store, which takes some turns. */
  const look = async () => {
    await seconds(3);
    for (let moment = 0; moment < 20; moment += 1) await aMoment();
  };
  const openSubscribed = async (user = 'user-1') => {
    const opened = await open({ ping: 100_000, introduction: 100_000 });
    await opened.send({ id: 1, connect: { token: await opened.tokens.issue(user) } });
    await opened.send({ id: 2, subscribe: { channel: testChannel } });
    const change = (fields: object) =>
      opened.store.update<StoredLive>('live', testRoom, (live) => ({ ...live, ...fields }));
    return { ...opened, change, pushed: () => roomsIn(opened.frames) };
  };

  test('are pushed once, without an offset, and again only when they have changed', async () => {
    const { change, pushed } = await openSubscribed();
    expect(pushed()).toEqual([]);
    await look();
    expect(pushed()).toEqual([
      { data: expect.objectContaining({ type: 'room', status: 1, online_count: 12_346 }) },
    ]);
    for (let count = 0; count < 5; count += 1) await look();
    expect(pushed()).toHaveLength(1);
    await change({ like_count: 1 });
    await change({ like_count: 2, view_count: 3 });
    await look();
    expect(pushed().slice(1)).toEqual([{ data: expect.objectContaining({ like_count: 2, view_count: 3 }) }]);
  });

  test('a state that comes by the plan of a room is pushed', async () => {
    const { change, pushed } = await openSubscribed();
    await change({ status: 0, start_time: Math.floor(Date.now() / 1000) + 10, end_time: undefined });
    await look();
    expect(pushed().at(-1)?.data).toMatchObject({ status: 0 });
    for (let looks = 0; looks < 4; looks += 1) await look();
    expect(pushed().at(-1)?.data).toMatchObject({ status: 1 });
    expect(pushed()).toHaveLength(2);
  });

  test('another program is another revision, which counts and states are not', async () => {
    const { change, pushed } = await openSubscribed();
    await look();
    await change({ like_count: 1, status: 2 });
    await look();
    await change({ playlists: [] });
    await look();
    const [first, second, third] = pushed().map(({ data }) => Reflect.get(data, 'revision') as string);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a visitor who comes later gets the latest with the subscription', async () => {
    const { hub, tokens } = await openSubscribed();
    await look();
    const frames: string[] = [];
    const socket = {
      send: (frame: string | Uint8Array) => void frames.push(Buffer.from(frame).toString()),
      close: () => undefined,
      bufferedAmount: 0,
    };
    const late = hub.connect(socket, { address: '10.0.0.2' });
    late.receive(JSON.stringify({ id: 1, connect: { token: await tokens.issue('') } }));
    late.receive(JSON.stringify({ id: 2, subscribe: { channel: testChannel } }));
    while (frames.length < 3) await aMoment();
    expect(frames[1]).toContain('"subscribe"');
    expect(roomsIn(frames)).toEqual([{ data: expect.objectContaining({ type: 'room', status: 1 }) }]);
  });

  test('a room that cannot be read is read again with the next look', async () => {
    const { store, pushed } = await openSubscribed();
    jest.spyOn(store, 'get').mockRejectedValueOnce(new Error('away'));
    await look();
    expect(pushed()).toEqual([]);
    await look();
    expect(pushed()).toHaveLength(1);
  });
});

const textsIn = (frame = '') => frame.split('\n').map((line) => /"content":"(\w+)"/.exec(line)?.[1]);

/** A client that listens to a room, and a message in it. */
const openRoom = async (settings = {}) => {
  const opened = await open(settings);
  const { hub, store, frames, tokens, send } = opened;
  const log = createRoomLog(store);
  const sendLine = async (content: string, owner_user_id?: string) => {
    const message = {
      msg_id: content,
      content,
      created_at: 0,
      alias: '测试',
      ...(owner_user_id && { owner_user_id }),
    };
    const toPush = (position: number) => ({ type: 'message' as const, message: { ...message, position } });
    const { position, push } = await log.append(testRoom, toPush);
    await hub.publish(testChannel, { offset: position, data: push });
    await aMoment();
    await aMoment();
  };
  await send({ id: 1, connect: { token: await tokens.issue('user-1') } });
  await send({ id: 2, subscribe: { channel: testChannel } });
  return { ...opened, sendLine, received: () => frames.slice(2).map(textsIn) };
};

test('what is said at the same time goes out in one frame, and what follows 100 ms later in the next', async () => {
  const { sendLine, received } = await openRoom();
  await Promise.all([sendLine('one'), sendLine('two')]);
  expect(received()).toEqual([['one', 'two']]);
  await sendLine('three');
  await sendLine('four');
  expect(received()).toHaveLength(1);
  await seconds(0.1);
  await aMoment();
  expect(received()).toEqual([
    ['one', 'two'],
    ['three', 'four'],
  ]);
  await seconds(0.1);
  await sendLine('five');
  expect(received()[2]).toEqual(['five']);
});

test('a visitor who comes while a line is sent gets it once', async () => {
  const { hub, socket, tokens, sendLine } = await openRoom();
  const late: string[] = [];
  const latecomer = hub.connect(
    { ...socket, send: (frame) => void late.push(Buffer.from(frame).toString()) },
    { address: '10.0.0.2' },
  );
  latecomer.receive(JSON.stringify({ id: 1, connect: { token: await tokens.issue('') } }));
  while (late.length === 0) await aMoment();
  const said = sendLine('three');
  latecomer.receive(JSON.stringify({ id: 2, subscribe: { channel: testChannel } }));
  await said;
  await sendLine('four');
  await seconds(0.1);
  await aMoment();
  const offset = Number(/"offset":(\d+)/.exec(late[1] ?? '')?.[1]);
  const received = late
    .slice(2)
    .join('\n')
    .match(/"offset":\d+/g);
  expect(received).toEqual([`"offset":${offset + 1}`]);
});

test('of what a busy room says some is left out, but for its writer, and its number is pushed until it is over', async () => {
  const { hub, socket, frames, tokens, sendLine, received } = await openRoom({
    linesPerSecond: 2,
    ping: 100_000,
  });
  const others: string[] = [];
  const other = hub.connect(
    { ...socket, send: (frame) => void others.push(Buffer.from(frame).toString()) },
    { address: '10.0.0.2' },
  );
  other.receive(JSON.stringify({ id: 1, connect: { token: await tokens.issue('user-2') } }));
  other.receive(JSON.stringify({ id: 2, subscribe: { channel: testChannel } }));
  while (others.length < 2) await aMoment();
  await Promise.all([
    sendLine('one'),
    sendLine('two'),
    sendLine('three'),
    sendLine('four', 'user-1'),
    sendLine('five'),
  ]);
  expect(received()).toEqual([['one', 'two', 'four']]);
  expect(others.slice(2).map(textsIn)).toEqual([['one', 'two']]);
  const leftOut = () =>
    frames
      .filter((frame) => frame.includes('"type":"room"'))
      .map((frame) => /"left_out_count":(\d+)/.exec(frame)?.[1]);
  for (let look = 0; look < 4; look += 1) {
    await seconds(3);
    for (let moment = 0; moment < 20; moment += 1) await aMoment();
  }
  expect(leftOut()).toEqual(['3', undefined]);
  await sendLine('six');
  expect(others.at(-1)).toContain('"left_out_count":3');
});
