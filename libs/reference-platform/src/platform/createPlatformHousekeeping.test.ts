import { createMemoryStore, type Store } from '@share/reference-core';
import { openPeople } from '../../testing/openPeople';
import { createPlatformHousekeeping } from './createPlatformHousekeeping';

const tel = '13900000001';
const day = 24 * 3_600_000;
const event = { timestamp: 1_763_700_000, version: 1, terminal: 'wap', tid: 'wetland1', behavior: 'click' };

const open = async () => {
  const removed: string[] = [];
  const errors: unknown[] = [];
  const memory = createMemoryStore();
  const store: Store = {
    ...memory,
    remove: (kind, id) => {
      removed.push(kind);
      return memory.remove(kind, id);
    },
    removeOld: (kind, ...rest) => {
      removed.push(kind);
      return memory.removeOld(kind, ...rest);
    },
    events: {
      ...memory.events,
      removeBefore: (before) => {
        removed.push('event');
        return memory.events.removeBefore(before);
      },
    },
  };
  const people = await openPeople({ store });
  const housekeeping = createPlatformHousekeeping({
    store: memory,
    now: () => people.clock.now,
    beaconDays: 30,
    pauseMs: 0,
    logger: { info: () => undefined, error: (...line) => errors.push(line) },
  });
  const eventIds = async () => {
    const answer = await people.send('GET', '/-/beacons');
    return ((await answer.json()) as { event_id: string }[]).map(({ event_id }) => event_id);
  };
  const countAll = async () => {
    const kinds = ['code', 'pace', 'session', 'live-submit'];
    const counts = await Promise.all(kinds.map((kind) => memory.count(kind)));
    return Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]]));
  };
  const sendEvent = (event_id: string) =>
    people.call('POST', '/tracker/log', { body: { ...event, event_id }, headers: {} });
  const chat = (token: string, key: string) =>
    people.post(
      '/peony/v3/live/chat/lvBirds1/send_msg',
      token,
      { content: '好' },
      { 'idempotency-key': key },
    );
  return { ...people, housekeeping, removed, errors, countAll, eventIds, sendEvent, chat };
};

test('what is old goes, and no request removes it', async () => {
  const { clock, housekeeping, removed, countAll, eventIds, sendEvent, chat, enter } = await open();
  const { token } = await enter(tel, 'device-0001');
  await sendEvent('event-01');
  await chat(token, 'chat-key-01');
  const before = await countAll();
  expect(await eventIds()).toEqual(['event-01']);
  expect(before).toMatchObject({ code: 1, session: 1, 'live-submit': 1 });

  clock.now += 31 * day;
  await sendEvent('event-02');
  await enter('13900000002', 'device-0002');
  expect(removed).toEqual([]);
  expect(await eventIds()).toEqual(['event-01', 'event-02']);
  expect(await countAll()).toMatchObject({ code: 2, session: 2 });

  expect(await housekeeping.runRound()).toBe(true);
  expect(await countAll()).toMatchObject({ code: 1, session: 1, 'live-submit': 0 });
  expect(await eventIds()).toEqual(['event-02']);
});

test('events that an earlier version stored as records go when they are as old, not before', async () => {
  const { clock, housekeeping, store } = await open();
  const put = (id: string, received_at: number) => store.put('beacon', id, { ...event, id, received_at });
  await put('old', clock.now - 30 * day - 1);
  await put('young', clock.now - 30 * day);
  await housekeeping.runRound();
  expect(await store.list('beacon')).toMatchObject([{ id: 'young' }]);
  clock.now += 1;
  await housekeeping.runRound();
  expect(await store.count('beacon')).toBe(0);
});

test('what still counts stays: limits, codes, logins, keys of messages', async () => {
  const { clock, housekeeping, askCode, auth, chat, enter, inbox, get, store } = await open();
  const { token, user_id } = await enter(tel, 'device-0001');
  clock.now += 60_000;
  await askCode(tel);
  const first = await chat(token, 'chat-key-01');
  await housekeeping.runRound();
  expect((await askCode(tel)).status).toBe(429);
  expect((await get(`/peony/v1/account/${user_id}`, token)).status).toBe(200);
  expect((await chat(token, 'chat-key-01')).body).toEqual(first.body);
  const code = (await inbox()).at(-1)?.code;
  expect((await auth({ account: tel, verify_code: code })).status).toBe(200);
  expect(await store.count('session')).toBe(1);
});

test('counts are compared with what they count, once an hour', async () => {
  const { clock, errors, housekeeping, enter, post, get, store } = await open();
  const { token } = await enter(tel, 'device-0001');
  const total = async () => ((await get('/peony/v1/comment/wetland1')).body.data as { total: number }).total;
  const before = await total();
  await post('/peony/v1/comment/wetland1', token, { content: '一条新的。' });
  await housekeeping.runRound();
  expect(errors).toEqual([]);
  expect(await total()).toBe(before + 1);

  await store.update<object>('comment-counts', 'wetland1', (counts) => ({ ...counts, total: 7 }));
  clock.now += 3_599_000;
  await housekeeping.runRound();
  expect(await total()).toBe(7);
  clock.now += 1_000;
  await housekeeping.runRound();
  expect(await total()).toBe(before + 1);
  expect(errors).toEqual([
    [
      { mistakes: 1, named: [`comment-counts total wetland1: 7, now ${before + 1}`] },
      'counts were wrong and are mended',
    ],
  ]);
});
