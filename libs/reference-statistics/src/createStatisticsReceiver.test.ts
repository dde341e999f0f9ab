/** @jest-environment node */
import { createFakeSink } from '../testing/createFakeSink';
import { createStatistics } from './createStatistics';
import { createStatisticsReceiver } from './createStatisticsReceiver';

const event = {
  event_id: 'a',
  timestamp: 1_763_700_000,
  version: 1,
  terminal: 'wap',
  tid: '',
  behavior: 'click',
};

const open = () => {
  const fake = createFakeSink();
  const lines: object[] = [];
  const statistics = createStatistics({ sink: fake.sink });
  const app = createStatisticsReceiver({
    statistics,
    addressOf: (context) => context.req.header('x-forwarded-for'),
    logger: { info: (fields) => lines.push(fields), error: (fields) => lines.push(fields) },
  });
  const post = (body: unknown, type = 'text/plain', address = '203.0.113.5') =>
    app.request('/tracker/log', {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  return { ...fake, app, post, statistics, lines };
};

test('takes one event or a list, as the platform does, and writes them', async () => {
  const { post, statistics, batches, lines } = open();
  const answer = await post([event, { ...event, event_id: 'b' }, { ...event, behavior: '' }]);
  expect(await answer.json()).toEqual({ code: 0, message: '', data: { accepted: 2, repeated: 0 } });
  expect((await post({ ...event, event_id: 'c' }, 'application/json')).status).toBe(200);
  await statistics.flush();
  expect(batches).toEqual([['a', 'b', 'c']]);
  expect(lines).toMatchObject([{ route: '/tracker/log', status: 200 }, { status: 200 }]);
});

test('refuses what is no event, is too large or comes too often', async () => {
  const { post } = open();
  expect((await post([null])).status).toBe(400);
  expect((await post({ ...event, extras: { text: 'x'.repeat(66_000) } })).status).toBe(413);
  const answers = await Promise.all(
    Array.from({ length: 301 }, () => post(event, 'text/plain', '203.0.113.9')),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('serves nothing else, and is ready while events cannot be written', async () => {
  const { app, state } = open();
  state.failWith = new Error('away');
  expect((await app.request('/-/ready')).status).toBe(200);
  for (const path of ['/peony/v1/content/wetland1', '/-/beacons', '/openapi.json'])
    expect((await app.request(path)).status).toBe(404);
});
