import { createMemoryStore, type Store } from '@share/reference-core';
import { openPeople } from '../../testing/openPeople';
import { createPlatformHousekeeping } from './createPlatformHousekeeping';

const tel = '13900000001';
const day = 24 * 3_600_000;
const event = { timestamp: 1_763_700_000, version: 1, terminal: 'wap', tid: 'wetland1', behavior: 'click' };

const open = async () => {
  const removed: string[] = [];
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
  };
  const people = await openPeople({ store });
  const housekeeping = createPlatformHousekeeping({
    store: memory,
    now: () => people.clock.now,
    beaconDays: 30,
    pauseMs: 0,
  });
  const countAll = async () => {
    const kinds = ['beacon', 'code', 'pace', 'session', 'live-submit'];
    const counts = await Promise.all(kinds.map((kind) => memory.count(kind)));
    return Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]]));
  };
  const send = (event_id: string) =>
    people.call('POST', '/tracker/log', { body: { ...event, event_id }, headers: {} });
  const chat = (token: string, key: string) =>
    people.post(
      '/peony/v3/live/chat/lvBirds1/send_msg',
      token,
      { content: '好' },
      { 'idempotency-key': key },
    );
  return { ...people, housekeeping, removed, countAll, send, chat };
};

test('what is old goes, and no request removes it', async () => {
  const { clock, housekeeping, removed, countAll, send, chat, enter, store } = await open();
  const { token } = await enter(tel, 'device-0001');
  await send('event-01');
  await chat(token, 'chat-key-01');
  const before = await countAll();
  expect(before).toMatchObject({ beacon: 1, code: 1, session: 1, 'live-submit': 1 });

  clock.now += 31 * day;
  await send('event-02');
  await enter('13900000002', 'device-0002');
  expect(removed).toEqual([]);
  expect(await countAll()).toMatchObject({ beacon: 2, code: 2, session: 2 });

  expect(await housekeeping.runRound()).toBe(true);
  expect(await countAll()).toMatchObject({ beacon: 1, code: 1, session: 1, 'live-submit': 0 });
  const [left] = await store.list<{ event_id: string }>('beacon');
  expect(left?.event_id).toBe('event-02');
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
