import { createMemoryStore } from '@share/reference-core';
import { createDatabaseSink, createStatistics } from '@share/reference-statistics';
import { openTestPlatform } from '../../testing/openTestPlatform';

const event = {
  event_id: 'event-01',
  timestamp: 1_763_700_000,
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'click',
};

const open = async () => {
  const store = createMemoryStore();
  let now = Date.now;
  const statistics = createStatistics({
    sink: createDatabaseSink(store),
    beaconRules: { perNetwork: [{ count: 3, seconds: 60 }] },
    now: () => now(),
  });
  const platform = await openTestPlatform({ store, statistics });
  now = () => platform.clock.now;
  const post = (body: unknown, address = '203.0.113.5') =>
    platform.call('POST', '/tracker/log', { body, headers: { 'x-forwarded-for': address } });
  const ids = async () => {
    const answer = await platform.send('GET', '/-/beacons');
    return ((await answer.json()) as { event_id: string }[]).map(({ event_id }) => event_id);
  };
  return { ...platform, post, ids };
};

test('an address that sends too often waits, others do not', async () => {
  const { clock, post } = await open();
  for (let count = 0; count < 3; count += 1) expect((await post(event)).status).toBe(200);
  const refused = await post(event);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await post(event, '203.0.113.6')).status).toBe(200);
  clock.now += 60_000;
  expect((await post(event)).status).toBe(200);
});

test('a list has at most 200 events', async () => {
  const { post, ids } = await open();
  const list = (length: number) => Array.from({ length }, (_, at) => ({ ...event, event_id: `e${at}` }));
  expect((await post(list(201))).status).toBe(400);
  expect(await ids()).toEqual([]);
  expect((await post(list(200))).body.data).toEqual({ accepted: 200, repeated: 0 });
});

test('one bad event does not cost the others of its batch', async () => {
  const { post, ids } = await open();
  const list = [{ ...event, behavior: '' }, { ...event, event_id: 'good' }, null, [event]];
  expect((await post(list)).body.data).toEqual({ accepted: 1, repeated: 0 });
  expect(await ids()).toEqual(['good']);
  expect((await post([null, { ...event, behavior: '' }])).status).toBe(400);
});

test('a request has at most 64 KiB', async () => {
  const { post } = await open();
  const sized = (length: number) => ({ ...event, extras: { text: 'x'.repeat(length) } });
  expect((await post(sized(66_000))).status).toBe(413);
  expect((await post(sized(60_000))).status).toBe(200);
});

test('a reset forgets events, their ids, and how many a network has sent', async () => {
  const { post, ids, send } = await open();
  for (let count = 0; count < 3; count += 1) await post(event);
  expect(await ids()).toEqual(['event-01']);
  await send('POST', '/-/reset', { body: {} });
  expect(await ids()).toEqual([]);
  expect((await post(event)).body.data).toEqual({ accepted: 1, repeated: 0 });
});
