import { openTestPlatform } from '../../testing/openTestPlatform';

const event = {
  event_id: 'event-01',
  timestamp: 1_763_700_000,
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'click',
};
const day = 24 * 3_600_000;
const rules = { perNetwork: [{ count: 3, seconds: 60 }], keptDays: 30 };

const open = async () => {
  const platform = await openTestPlatform({ beaconRules: rules });
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

test('a request has at most 64 KiB', async () => {
  const { post } = await open();
  const sized = (length: number) => ({ ...event, extras: { text: 'x'.repeat(length) } });
  expect((await post(sized(66_000))).status).toBe(413);
  expect((await post(sized(60_000))).status).toBe(200);
});

test('events are removed after 30 days, when the next ones come', async () => {
  const { clock, post, ids } = await open();
  await post(event);
  clock.now += 10 * day;
  await post({ ...event, event_id: 'event-02' });
  clock.now += 20 * day;
  await post({ ...event, event_id: 'event-03' });
  expect(await ids()).toEqual(['event-01', 'event-02', 'event-03']);
  clock.now += 3_600_000;
  await post({ ...event, event_id: 'event-04' });
  expect(await ids()).toEqual(['event-02', 'event-03', 'event-04']);
});
