/** @jest-environment node */
import type { LivePush } from '@share/api-contract/sent';
import type { Centrifuge, Subscription } from 'centrifuge';
import WebSocket from 'ws';
import {
  type LiveServer,
  openClient,
  openLiveServer,
  testChannel,
  testRoom,
  until,
} from '../../testing/openLiveServer';

let server: LiveServer;
const clients: Centrifuge[] = [];
beforeEach(async () => {
  server = await openLiveServer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await server.close();
});

const textOf = (push: LivePush): string => (push.type === 'message' ? push.message.content : push.type);

const open = async (user = 'user-1', options: Parameters<typeof openClient>[1] = {}) => {
  const client = openClient(server.url, { getToken: () => server.tokens.issue(user), ...options });
  clients.push(client);
  const events: string[] = [];
  client.on('connecting', ({ code }) => events.push(`connecting ${code}`));
  client.on('connected', () => events.push('connected'));
  client.on('disconnected', ({ code }) => events.push(`disconnected ${code}`));
  client.on('error', ({ error }) => events.push(`error ${error.code}`));
  return { client, events };
};

/** Subscribes and collects the messages, in order. */
const watch = (client: Centrifuge, channel = testChannel) => {
  const subscription: Subscription = client.newSubscription(channel);
  const seen: { offset: number; text: string }[] = [];
  const events: string[] = [];
  subscription.on('publication', ({ data, offset }) => {
    // State and counts come whenever they have changed.
    if (offset !== undefined) seen.push({ offset, text: textOf(data as LivePush) });
  });
  subscription.on('subscribed', ({ wasRecovering, recovered }) =>
    events.push(`subscribed ${wasRecovering} ${recovered}`),
  );
  subscription.on('unsubscribed', ({ code }) => events.push(`unsubscribed ${code}`));
  subscription.on('error', ({ error }) => events.push(`error ${error.code}`));
  subscription.subscribe();
  client.connect();
  return { subscription, seen, events, offsets: () => seen.map(({ offset }) => offset) };
};

const run = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

test('a thousand messages arrive in order, once', async () => {
  const { client } = await open();
  const { subscription, seen, offsets } = watch(client);
  await subscription.ready();
  const first = (await server.sendLine('0')) + 1;
  for (let count = 1; count < 1_000; count += 1) await server.sendLine(`${count}`);
  await until(() => seen.length >= 1_000);
  expect(offsets()).toEqual(run(first - 1, 1_000));
  expect(seen.map(({ text }) => text)).toEqual(run(0, 1_000).map(String));
}, 30_000);

test('messages of many writers at once arrive in one order for everybody', async () => {
  const watchers = await Promise.all(['a', 'b', 'c'].map(async (user) => watch((await open(user)).client)));
  await Promise.all(watchers.map(({ subscription }) => subscription.ready()));
  await Promise.all(
    run(0, 20).map(async (writer) => {
      for (const count of run(0, 10)) await server.sendLine(`${writer}-${count}`);
    }),
  );
  await until(() => watchers.every(({ seen }) => seen.length >= 200));
  const [first] = watchers;
  expect(first?.offsets()).toEqual(run(first?.offsets()[0] ?? 0, 200));
  for (const { seen } of watchers) expect(seen).toEqual(first?.seen);
}, 30_000);

test('after a restart everything written meanwhile is recovered, nothing twice', async () => {
  const { client, events } = await open();
  const { subscription, seen, offsets, events: channelEvents } = watch(client);
  await subscription.ready();
  const { store, port } = server;
  const first = await server.sendLine('before');
  await until(() => seen.length === 1);

  const { sendLine } = server;
  await server.close();
  await until(() => events.includes('connecting 3001'));
  for (const count of run(0, 50)) await sendLine(`missed ${count}`);
  server = await openLiveServer({ store, port });
  await until(() => channelEvents.length === 2);
  for (const count of run(0, 5)) await server.sendLine(`after ${count}`);
  await until(() => seen.length >= 56);
  expect(channelEvents).toEqual(['subscribed false false', 'subscribed true true']);
  expect(offsets()).toEqual(run(first, 56));
  expect(seen.at(-1)?.text).toBe('after 4');
}, 30_000);

test('a client that missed too much, or has positions of another epoch, is not recovered', async () => {
  await server.close();
  server = await openLiveServer({ settings: { recovery: 10 } });
  const offset = await server.sendLine('first');
  for (const count of run(0, 11)) await server.sendLine(`${count}`);
  const { epoch = '' } = (await server.store.get<{ epoch: string }>('live', testRoom)) ?? {};
  const come = async (since: { offset: number; epoch: string }) => {
    const { client } = await open();
    const subscription = client.newSubscription(testChannel, { since });
    const answer = new Promise<string>((resolve) =>
      subscription.on('subscribed', ({ wasRecovering, recovered }) =>
        resolve(`${wasRecovering} ${recovered}`),
      ),
    );
    subscription.subscribe();
    client.connect();
    return answer;
  };
  expect(await come({ offset, epoch })).toBe('true false');
  expect(await come({ offset: offset + 1, epoch })).toBe('true true');
  expect(await come({ offset: offset + 1, epoch: 'other' })).toBe('true false');
  expect(await come({ offset: offset + 1_000, epoch })).toBe('true false');
});

test('nothing is lost or doubled between reading the chat and subscribing', async () => {
  const page = await (await server.platform.request(`/peony/v3/live/chat/${testRoom}?size=5`)).json();
  const { offset, epoch } = (page as { data: { offset: number; epoch: string } }).data;
  const meanwhile = await server.sendLine('meanwhile');
  const { client } = await open();
  const subscription = client.newSubscription(testChannel, { since: { offset, epoch } });
  const seen: number[] = [];
  subscription.on('publication', ({ offset }) => {
    if (offset !== undefined) seen.push(offset);
  });
  subscription.subscribe();
  client.connect();
  const talking = Promise.all(run(0, 20).map((count) => server.sendLine(`${count}`)));
  await subscription.ready();
  await talking;
  await until(() => seen.length >= 21);
  expect(seen).toEqual(run(meanwhile, 21));
});

test.each(['live:unknown1', 'news', 'live:../inner', 'live:'])('channel %s is denied', async (channel) => {
  const { client } = await open();
  const { events } = watch(client, channel);
  await until(() => events.length > 0);
  expect(events).toEqual(['unsubscribed 103']);
});

test('an expired token is answered with 109, and a new one connects', async () => {
  const old = await server.tokens.issue('user-1');
  await server.close();
  let requested = 0;
  server = await openLiveServer({ store: server.store, now: () => Date.now() + 31 * 60_000 });
  const { client, events } = await open('user-1', {
    token: old,
    getToken: async () => {
      requested += 1;
      return server.tokens.issue('user-1');
    },
  });
  client.connect();
  await client.ready(5_000);
  expect(requested).toBe(1);
  expect(events.filter((event) => event.startsWith('disconnected'))).toEqual([]);
});

test('a forged token ends the connection for good', async () => {
  const { client, events } = await open('user-1', { token: 'a.b.c' });
  client.connect();
  await until(() => events.includes('disconnected 3500'));
});

test('a forced disconnect is final, for that user only', async () => {
  const mine = await open('user-1');
  const other = await open('user-2');
  for (const { client } of [mine, other]) client.connect();
  await Promise.all([mine.client.ready(), other.client.ready()]);
  await server.post('/-/live/disconnect', { user_id: 'user-1' });
  await until(() => mine.events.includes('disconnected 3503'));
  expect(other.events.filter((event) => event.startsWith('disconnected'))).toEqual([]);
});

test('a user may have five connections', async () => {
  const opened = await Promise.all(run(0, 5).map(() => open()));
  for (const { client } of opened) client.connect();
  await Promise.all(opened.map(({ client }) => client.ready()));
  const sixth = await open();
  sixth.client.connect();
  await until(() => sixth.events.includes('disconnected 3504'));
  const other = await open('user-2');
  other.client.connect();
  await other.client.ready();
});

test('visitors of one mobile network are let in by their tokens, which have five connections each', async () => {
  await server.close();
  server = await openLiveServer({ settings: { perAddress: 8, namelessPerAddress: 1 } });
  const join = async (visitor: string) => {
    const { client, events } = await open('', { getToken: () => server.tokens.issue('', visitor) });
    client.connect();
    await until(() => events.includes('connected') || events.includes('disconnected 3504'));
    return events.includes('connected');
  };
  for (let count = 0; count < 5; count += 1) expect(await join('visitor-1')).toBe(true);
  expect(await join('visitor-1')).toBe(false);
  expect(await join('visitor-2')).toBe(true);
  expect(await join('')).toBe(true);
  expect(await join('')).toBe(false);
  expect(await join('visitor-3')).toBe(true);
  expect(await join('visitor-4')).toBe(false);
});

test('publishing, presence and calls are refused; counts and history are given to subscribers', async () => {
  const { client } = await open();
  const { subscription } = watch(client);
  await subscription.ready();
  const second = watch((await open('user-2')).client);
  await second.subscription.ready();
  await expect(subscription.publish({ text: 'hi' })).rejects.toMatchObject({ code: 103 });
  await expect(subscription.presence()).rejects.toMatchObject({ code: 108 });
  await expect(client.rpc('like', {})).rejects.toMatchObject({ code: 108 });
  expect(await subscription.presenceStats()).toEqual({ numClients: 2, numUsers: 2 });
  expect(await server.hub.countOnline(testChannel)).toBe(2);

  const last = await server.sendLine('history');
  const { publications, offset, epoch } = await subscription.history({
    limit: 3,
    since: { offset: last - 3, epoch: '' },
  });
  expect(offset).toBe(last);
  expect(publications.map((publication) => publication.offset)).toEqual(run(last - 2, 3));
  await expect(
    subscription.history({ limit: 1, since: { offset: 1, epoch: 'other' } }),
  ).rejects.toMatchObject({ code: 112 });
  const newest = await subscription.history({ limit: 2, reverse: true });
  expect(newest.publications.map((publication) => publication.offset)).toEqual([last, last - 1]);
  expect(epoch).toBe(newest.epoch);
  await expect(client.history('live:lvMarkt1', { limit: 1 })).rejects.toMatchObject({ code: 103 });
});

test('after unsubscribing nothing comes any more, and the count falls', async () => {
  const { client } = await open();
  const { subscription, seen } = watch(client);
  await subscription.ready();
  subscription.unsubscribe();
  await until(async () => (await server.hub.countOnline(testChannel)) === 0);
  await server.sendLine('unreceived');
  await client.send({});
  expect(seen).toEqual([]);
});

test('deletes, posts and states are pushed', async () => {
  const { client } = await open();
  const pushes: LivePush[] = [];
  const subscription = client.newSubscription(testChannel);
  subscription.on('publication', ({ data, offset }) => {
    if (offset !== undefined) pushes.push(data as LivePush);
  });
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  await server.post('/-/live/withdraw', { live_id: testRoom, msg_id: 'lvBirds1m001' });
  await server.post('/-/live/post', { live_id: testRoom, content: '归林开始' });
  await server.post('/-/live/status', { live_id: testRoom, status: 2 });
  await until(() => pushes.length >= 3);
  expect(pushes).toEqual([
    { type: 'delete', msg_id: 'lvBirds1m001' },
    { type: 'post', post: expect.objectContaining({ content: '归林开始' }) },
    { type: 'status', status: 2 },
  ]);
});

test('a store that cannot be reached is a temporary error: the client retries by itself', async () => {
  const list = server.store.list.bind(server.store);
  let isDown = true;
  server.store.list = async (...rest) => {
    if (isDown) throw new Error('out of reach');
    return list(...rest);
  };
  const { client } = await open();
  const { events } = watch(client);
  await until(() => events.includes('error 100'));
  isDown = false;
  await until(() => events.includes('subscribed false false'));
});

describe('on the wire', () => {
  const raw = (headers: Record<string, string> = {}, path = '/connection/websocket') => {
    const socket = new WebSocket(server.url.replace('/connection/websocket', path), { headers });
    const lines: string[] = [];
    socket.on('message', (data) => lines.push(...data.toString().split('\n')));
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    const refused = new Promise<number | undefined>((resolve) =>
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
    );
    const opened = new Promise<void>((resolve) => socket.on('open', () => resolve()));
    return { socket, lines, closed, refused, opened };
  };

  test('commands that come in one frame are answered in their order', async () => {
    const { socket, lines, opened } = raw();
    await opened;
    const issuedAt = Date.now();
    const token = await server.tokens.issue('');
    const commands = [
      { id: 1, connect: { token } },
      { id: 2, subscribe: { channel: testChannel, flag: 1 } },
      { id: 3, presence_stats: { channel: testChannel } },
      { id: 4, unsubscribe: { channel: testChannel } },
      { id: 5, ping: {} },
    ];
    socket.send(commands.map((command) => JSON.stringify(command)).join('\n'));
    await until(() => lines.length >= 5);
    const replies = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(replies.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(replies[0]?.['connect']).toMatchObject({ expires: true, ping: 25, pong: true });
    // The remaining seconds of half an hour: another second may have begun since.
    const { ttl } = replies[0]?.['connect'] as { ttl: number };
    expect(ttl).toBeLessThanOrEqual(1_800);
    expect(ttl).toBeGreaterThanOrEqual(1_800 - Math.ceil((Date.now() - issuedAt) / 1000));
    expect(replies[1]?.['subscribe']).toMatchObject({
      recoverable: true,
      positioned: true,
      was_recovering: false,
    });
    socket.close();
  });

  test.each([
    ['rubbish', 'nonsense'],
    ['a command without an id', JSON.stringify({ connect: { token: '' } })],
    ['anything before connect', JSON.stringify({ id: 1, subscribe: { channel: 'live:lvBirds1' } })],
    ['a frame of an array', '[]'],
  ])('%s ends the connection with 3501', async (_name, frame) => {
    const { socket, closed, opened } = raw();
    await opened;
    socket.send(frame);
    expect(await closed).toBe(3501);
  });

  test('a frame over 64 KiB ends the connection', async () => {
    const { socket, closed, opened } = raw();
    await opened;
    socket.send('x'.repeat(65 * 1024));
    expect(await closed).toBe(1009);
  });

  test.each([
    ['https://evil.example', 403],
    ['http://127.0.0.1.evil.example', 403],
    ['null', 403],
  ])('a page of %s is refused', async (origin, status) => {
    expect(await raw({ origin }).refused).toBe(status);
  });

  test.each(['http://127.0.0.1:4200', 'http://localhost:4200', 'https://share.example.com'])(
    'a page of %s may connect',
    async (origin) => {
      await server.close();
      server = await openLiveServer({ allowedOrigins: ['https://share.example.com'] });
      const { socket, opened } = raw({ origin });
      await opened;
      socket.close();
    },
  );

  test('other paths and connections over the limit are refused', async () => {
    expect(await raw({}, '/elsewhere').refused).toBe(404);
    await server.close();
    server = await openLiveServer({ maxConnections: 1 });
    const first = raw();
    await first.opened;
    expect(await raw().refused).toBe(503);
    first.socket.close();
  });

  test('visitors behind one site count for themselves, and what a visitor claims does not count', async () => {
    await server.close();
    server = await openLiveServer({ settings: { perAddress: 1 } });
    const token = await server.tokens.issue('');
    const join = async (from: string) => {
      const { socket, closed, opened } = raw({ 'x-forwarded-for': from });
      await opened;
      socket.send(JSON.stringify({ id: 1, connect: { token } }));
      return Promise.race([closed, new Promise((resolve) => socket.on('message', () => resolve('joined')))]);
    };
    expect(await join('203.0.113.1')).toBe('joined');
    expect(await join('203.0.113.2')).toBe('joined');
    expect(await join('203.0.113.1')).toBe(3504);
    expect(await join('203.0.113.9, 203.0.113.2')).toBe(3504);
  });

  test('of a hundred commands at once those over the limit are answered with 111', async () => {
    const { socket, lines, opened } = raw();
    await opened;
    const token = await server.tokens.issue('');
    const pings = run(2, 99).map((id) => JSON.stringify({ id, ping: {} }));
    socket.send([JSON.stringify({ id: 1, connect: { token } }), ...pings].join('\n'));
    await until(() => lines.length >= 100);
    const refused = lines.filter((line) => line.includes('"code":111'));
    expect(refused.length).toBeGreaterThanOrEqual(40);
    socket.close();
  });
});
