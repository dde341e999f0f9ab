import { findViolations } from '@share/api-contract/testing';
import type { BookingList } from '@share/api-contract/sent';
import { openTestPlatform } from '../../testing/openTestPlatform';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

let platform: Platform;
let authorization: string;
beforeEach(async () => {
  platform = await openTestPlatform();
  authorization = (await platform.login()).token;
});

const change = (path: 'booking' | 'un_booking', booking_id: string, headers = {}) =>
  platform.call('POST', `/peony/v3/${path}`, {
    body: { booking_id, booking_type: 'live' },
    headers: { authorization, ...headers },
  });
const list = async (query = '') => {
  const answer = await platform.call('GET', `/peony/v3/booking_list?booking_type=live${query}`, {
    headers: { authorization },
  });
  expect(findViolations('getBookings', answer.status, answer.body)).toBe('');
  return answer.body.data as BookingList;
};

test('booking twice counts once, and can be cancelled', async () => {
  const [first, second] = [await change('booking', 'lvFerry1'), await change('booking', 'lvFerry1')];
  expect(first.body.data).toEqual({ booking_id: 'lvFerry1', is_booked: true, booking_count: 2_417 });
  expect(second.body.data).toEqual(first.body.data);
  expect((await change('un_booking', 'lvFerry1')).body.data).toEqual({
    booking_id: 'lvFerry1',
    is_booked: false,
    booking_count: 2_416,
  });
  expect((await change('un_booking', 'lvFerry1')).status).toBe(200);
});

test('a hundred bookings at once make one', async () => {
  const many = await openTestPlatform({ liveLimits: { chat: [], actions: [{ count: 1_000, seconds: 60 }] } });
  platform = many;
  authorization = (await many.login()).token;
  await Promise.all(Array.from({ length: 100 }, () => change('booking', 'lvFerry1')));
  expect((await list()).total).toBe(1);
});

test('the list is the own one, newest first, whole or tiny', async () => {
  await change('booking', 'lvFerry1');
  await change('booking', 'lvMusic1');
  const whole = await list();
  expect(whole.bookings.map(({ booking_id }) => booking_id)).toEqual(['lvMusic1', 'lvFerry1']);
  expect(whole.bookings[1]?.live).toMatchObject({ title: '夜航云浦：跟着末班渡轮看城市灯火', status: 0 });
  expect((await list('&tiny=1')).bookings[0]).not.toHaveProperty('live');
  authorization = (await platform.login('别人')).token;
  expect(await list()).toEqual({ bookings: [], total: 0 });
});

test.each([
  ['booking', 'lvBirds1', 409, 6101],
  ['booking', 'lvMarat1', 409, 6101],
  ['booking', 'unknown1', 404, 6001],
  ['un_booking', 'unknown1', 404, 6001],
  ['booking', '../inner', 400, 400],
] as const)('%s %s answers %i with code %i', async (path, id, status, code) => {
  const answer = await change(path, id);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.message).toMatch(/\p{Script=Han}/u);
});

test('needs a login, and a request of our own site', async () => {
  expect((await change('booking', 'lvFerry1', { authorization: '' })).status).toBe(401);
  expect((await change('booking', 'lvFerry1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const answer = await platform.call('GET', '/peony/v3/booking_list?booking_type=live');
  expect(answer.status).toBe(401);
});

test('at most thirty changes a minute', async () => {
  for (let count = 0; count < 30; count += 1) await change(count % 2 ? 'un_booking' : 'booking', 'lvFerry1');
  const refused = await change('booking', 'lvFerry1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  platform.clock.now += 60_000;
  expect((await change('booking', 'lvFerry1')).status).toBe(200);
});

test('names its type, and each write is on record', async () => {
  const answer = await platform.call('GET', '/peony/v3/booking_list?booking_type=poem', {
    headers: { authorization },
  });
  expect(answer.status).toBe(400);
  await change('booking', 'lvFerry1');
  expect((await platform.store.list('audit'))[0]).toMatchObject({
    action: 'createBooking',
    target: 'lvFerry1',
  });
});
