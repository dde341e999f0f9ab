/** @jest-environment node */
import { createConnectionTokens, createRoomLog } from '@share/reference-live';
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
  await seconds(590);
  await send({ id: 2, refresh: { token: await tokens.issue('user-1') } });
  expect(frames.at(-1)).toContain('"refresh"');
  await seconds(300);
  expect(closes).toEqual([]);
  await send({ id: 3, refresh: { token: await tokens.issue('user-2') } });
  expect(closes).toEqual([3500]);
  connection.end();

  const other = await open({ ping: 100_000 });
  await other.send({ id: 1, connect: { token: await other.tokens.issue('user-1') } });
  await seconds(626);
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

test('a client that leaves while subscribing is not kept', async () => {
  const { hub, connection, tokens } = await open();
  connection.receive(JSON.stringify({ id: 1, connect: { token: await tokens.issue('') } }));
  connection.receive(JSON.stringify({ id: 2, subscribe: { channel: testChannel } }));
  connection.end();
  for (let moment = 0; moment < 50; moment += 1) await aMoment();
  expect(await hub.countOnline(testChannel)).toBe(0);
});

const textsIn = (frame = '') => frame.split('\n').map((line) => /"content":"(\w+)"/.exec(line)?.[1]);

/** A client that listens to a room, and a message in it. */
const openRoom = async () => {
  const opened = await open();
  const { hub, store, frames, tokens, send } = opened;
  const log = createRoomLog(store);
  const say = async (content: string) => {
    const message = { msg_id: content, content, created_at: 0, alias: '测试' };
    const toPush = (position: number) => ({ type: 'message' as const, message: { ...message, position } });
    const { position, push } = await log.append(testRoom, toPush);
    await hub.publish(testChannel, { offset: position, data: push });
    await aMoment();
    await aMoment();
  };
  await send({ id: 1, connect: { token: await tokens.issue('user-1') } });
  await send({ id: 2, subscribe: { channel: testChannel } });
  return { ...opened, say, heard: () => frames.slice(2).map(textsIn) };
};

test('what is said at the same time goes out in one frame, and what follows 100 ms later in the next', async () => {
  const { say, heard } = await openRoom();
  await Promise.all([say('one'), say('two')]);
  expect(heard()).toEqual([['one', 'two']]);
  await say('three');
  await say('four');
  expect(heard()).toHaveLength(1);
  await seconds(0.1);
  await aMoment();
  expect(heard()).toEqual([
    ['one', 'two'],
    ['three', 'four'],
  ]);
  await seconds(0.1);
  await say('five');
  expect(heard()[2]).toEqual(['five']);
});

test('nobody who comes while something is said gets it twice', async () => {
  const { hub, socket, tokens, say } = await openRoom();
  const late: string[] = [];
  const latecomer = hub.connect(
    { ...socket, send: (frame) => void late.push(Buffer.from(frame).toString()) },
    { address: '10.0.0.2' },
  );
  latecomer.receive(JSON.stringify({ id: 1, connect: { token: await tokens.issue('') } }));
  while (late.length === 0) await aMoment();
  const said = say('three');
  latecomer.receive(JSON.stringify({ id: 2, subscribe: { channel: testChannel } }));
  await said;
  await say('four');
  await seconds(0.1);
  await aMoment();
  const offset = Number(/"offset":(\d+)/.exec(late[1] ?? '')?.[1]);
  const heard = late
    .slice(2)
    .join('\n')
    .match(/"offset":\d+/g);
  expect(heard).toEqual([`"offset":${offset + 1}`]);
});
