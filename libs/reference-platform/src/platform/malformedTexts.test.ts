/** @jest-environment node */
import { openTestPlatform } from '../../testing/openTestPlatform';

/** Halves of characters and NUL: as JSON, `\\ud83d` and `\\u0000`. */
const broken = '湿\ud83d地\ude00\0';

const open = async () => {
  const platform = await openTestPlatform();
  const { token, user_id } = await platform.login();
  const asUser = (method: string, path: string, body: unknown) =>
    platform.call(method, path, { body, headers: { authorization: token } });
  return { ...platform, userId: user_id, asUser };
};

const stored = (value: unknown) => JSON.stringify(value);

test('a comment is stored without them, and is empty when nothing else is in it', async () => {
  const { asUser, store } = await open();
  const path = '/peony/v1/comment/wetland1';
  const answer = await asUser('POST', path, { content: broken });
  expect(answer).toMatchObject({ status: 200, body: { code: 0 } });
  expect(stored(await store.list('comment'))).toContain('"湿地"');
  expect(await asUser('POST', path, { content: '\ud83d\0' })).toMatchObject({
    status: 400,
    body: { code: 2001 },
  });
});

test('so is a line of chat', async () => {
  const { asUser } = await open();
  const answer = await asUser('POST', '/peony/v3/live/chat/lvBirds1/send_msg', { content: broken });
  expect(answer).toMatchObject({ status: 200, body: { data: { message: { content: '湿地' } } } });
});

test('so are events, in names of fields too, and those beside them', async () => {
  const { call, send } = await open();
  const event = { timestamp: 1_763_700_000, version: 1, terminal: 'wap', tid: '', behavior: 'click' };
  const body = [
    { ...event, event_id: 'e1', extras: { [broken]: { text: [broken] } } },
    { ...event, event_id: 'e2' },
  ];
  expect((await call('POST', '/tracker/log', { body })).body.data).toEqual({ accepted: 2, repeated: 0 });
  const events = await (await send('GET', '/-/beacons')).json();
  expect(events).toMatchObject([{ extras: { 湿地: { text: ['湿地'] } } }, { event_id: 'e2' }]);
});

test('an address that holds NUL is refused, not looked up', async () => {
  const { call } = await open();
  expect((await call('GET', '/peony/v1/content/wet%00land1')).status).toBe(400);
  expect((await call('GET', '/peony/v1/search?word=%00')).status).toBe(400);
});
