import { operations } from '@share/api-contract';
import { findViolations } from '@share/api-contract/testing';
import { StoreError } from '@share/reference-core';
import { decode } from 'hono/jwt';
import { goodEvent as event, goodRequests as requests } from '../../testing/goodRequests';
import { openTestPlatform } from '../../testing/openTestPlatform';
import type { StoredContent } from '../seed/SeedBundle';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

let platform: Platform;
beforeEach(async () => {
  platform = await openTestPlatform();
});

test.each(Object.values(operations))('$operationId answers as the document says', async (operation) => {
  const [path, body] = requests[operation.operationId as keyof typeof requests];
  const { token, user_id } = await platform.login();
  const [, post] = /(\w+)\/OWNCOMMENT/.exec(path) ?? [];
  if (post) await platform.store.put('comment', 'OWNCOMMENT', { post, parent: '', owner_user_id: user_id });
  const answer = await platform.call(
    operation.method.toUpperCase(),
    path.replace('thread', 'unknown0').replace('OWNID', user_id),
    {
      body,
      headers: { authorization: token },
    },
  );
  expect(answer.body).toMatchObject({ code: 0, message: '' });
  expect(findViolations(operation.operationId, answer.status, answer.body)).toBe('');
});

test('every item of the sample content is valid, in detail and in lists', async () => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await platform.call('GET', `/peony/v1/recommend?page=${page}&size=50`);
    expect(findViolations('getRecommendations', status, body)).toBe('');
    const { posts } = body.data as { posts: { post_id: string }[] };
    if (posts.length === 0) break;
    ids.push(...posts.map((post) => post.post_id));
  }
  const unlisted = await platform.store.list<StoredContent>('content', { where: { is_unlisted: true } });
  expect(new Set(ids).size).toBe((await platform.store.count('content')) - unlisted.length);
  for (const id of [...ids, ...unlisted.map(({ post_id }) => post_id)]) {
    const { status, body } = await platform.call('GET', `/peony/v1/content/${id}`);
    expect(`${id} ${findViolations('getContentDetail', status, body)}`).toBe(`${id} `);
  }
});

test('app_info is a JSON string with the theme colour', async () => {
  const { body } = await platform.call('GET', '/peony/v1/app/info');
  const { app_info } = body.data as { app_info: string };
  expect(JSON.parse(app_info)).toMatchObject({
    primaryColor: '#FF4A26',
    h5_config: { site_name: '云浦新闻' },
  });
});

test('an anonymous token names the device and ends', async () => {
  const { body } = await platform.call('POST', '/peony/v1/auth', {
    body: { appid: 1, platform: 'mobile' },
    headers: { 'x-request-id': 'device-0001' },
  });
  const { payload } = decode((body.data as { token: string }).token);
  expect(payload).toMatchObject({ appid: 1, platform: 'mobile', device_id: 'device-0001', uid: 'anonymous' });
  expect(payload.exp).toBeGreaterThan(platform.clock.now / 1000);
});

test('the short form leaves out the body and the related items', async () => {
  const short = await platform.call('GET', '/peony/v1/content/wetland1?less=true');
  const whole = await platform.call('GET', '/peony/v1/content/wetland1');
  expect(short.body.data).not.toHaveProperty('content');
  expect(short.body.data).not.toHaveProperty('relations');
  expect(whole.body.data).toMatchObject({ content: expect.stringContaining('<p>'), comment_count: 128 });
  expect(whole.body.data).not.toHaveProperty('related_ids');
});

test.each([
  ['GET', '/peony/v1/content/unknown1', undefined, 404, 1001, '内容不存在'],
  ['GET', '/peony/v1/content/wetland1?type=video', undefined, 404, 1001, '内容不存在'],
  ['GET', '/peony/v1/content/a%2Fb..', undefined, 400, 400, 'post_id'],
  ['GET', '/peony/v1/content/wetland1?type=poem', undefined, 400, 400, 'type'],
  ['GET', '/peony/v3/content/poem/wetland1/related', undefined, 400, 400, 'type'],
  ['GET', '/peony/v1/recommend?page=0', undefined, 400, 400, 'page'],
  ['GET', '/peony/v1/recommend?size=51', undefined, 400, 400, 'size'],
  ['GET', '/peony/v1/recommend?page=1e99', undefined, 400, 400, 'page'],
  ['GET', '/peony/v1/comment/wetland1?sort=old', undefined, 400, 400, 'sort'],
  ['GET', '/peony/v1/nothing', undefined, 404, 404, '接口不存在'],
  ['POST', '/peony/v1/auth', { appid: '1', platform: 'mobile' }, 400, 400, 'appid'],
  ['POST', '/peony/v1/auth', '{"appid":1,', 400, 400, 'JSON'],
  ['POST', '/peony/v1/auth', '"\ud800', 400, 400, 'JSON'],
  ['POST', '/peony/v1/auth', 'x'.repeat(33 * 1024), 413, 413, '过大'],
  [
    'POST',
    '/tracker/log',
    { ...event, extras: JSON.parse('['.repeat(30) + ']'.repeat(30)) },
    400,
    400,
    '层级',
  ],
  ['POST', '/tracker/log', { ...event, version: 2 }, 400, 400, '参数错误'],
] as const)('%s %s is refused with a clear message', async (method, path, body, status, code, text) => {
  const answer = await platform.call(method, path, { body });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ code, message: expect.stringContaining(text), data: null });
});

test.each([
  ['application/x-www-form-urlencoded', {}],
  ['text/plain', {}],
  ['application/json', { 'content-encoding': 'gzip' }],
])('a body sent as %s %j is refused', async (type, headers) => {
  const answer = await platform.call('POST', '/peony/v1/auth', {
    body: { appid: 1, platform: 'mobile' },
    headers: { 'content-type': type, ...headers },
  });
  expect(answer.body.code).toBe(415);
});

test('a body that is too long is refused also without a content-length', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(4096));
    },
  });
  const response = await platform.app.request('/peony/v1/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('beacons may be text, and an event sent twice is stored once', async () => {
  const text = {
    body: [event, { ...event, event_id: 'event-02' }],
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  };
  expect((await platform.call('POST', '/tracker/log', text)).body.data).toEqual({ accepted: 2, repeated: 0 });
  expect((await platform.call('POST', '/tracker/log', text)).body.data).toEqual({ accepted: 0, repeated: 2 });
  const beacons = (await (await platform.send('GET', '/-/beacons')).json()) as { event_id: string }[];
  expect(beacons.map((beacon) => beacon.event_id)).toEqual(['event-01', 'event-02']);
});

test('unknown fields of a beacon are not stored', async () => {
  await platform.call('POST', '/tracker/log', { body: { ...event, phone: '13800000000' } });
  const beacons = await (await platform.send('GET', '/-/beacons')).text();
  expect(beacons).not.toContain('13800000000');
});

test('a store that fails is answered with 503 and never with a stack', async () => {
  const lines: object[] = [];
  const broken = await openTestPlatform({
    logger: { info: () => undefined, error: (fields) => void lines.push(fields) },
  });
  broken.store.get = () => Promise.reject(new StoreError('connection to 10.0.0.1 lost'));
  const answer = await broken.call('GET', '/peony/v1/content/wetland1');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(answer.body)).not.toContain('10.0.0.1');
  expect(lines).toHaveLength(1);
});

test('a valid request id is passed through, any other is replaced', async () => {
  const given = await platform.call('GET', '/peony/v1/group', { headers: { 'x-request-id': 'abcd-1234' } });
  const forged = await platform.call('GET', '/peony/v1/group', { headers: { 'x-request-id': 'a b"}' } });
  expect(given.headers.get('x-request-id')).toBe('abcd-1234');
  expect(forged.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
});

test('log lines hold the path template and neither ids nor query', async () => {
  const lines: object[] = [];
  const logged = await openTestPlatform({
    logger: { info: (fields) => void lines.push(fields), error: () => undefined },
  });
  await logged.call('GET', '/peony/v1/content/wetland1?type=article');
  expect(lines).toEqual([expect.objectContaining({ route: '/peony/v1/content/{post_id}', status: 200 })]);
  expect(JSON.stringify(lines)).not.toContain('wetland1');
});

test('the test calls exist only when requested', async () => {
  const plain = await openTestPlatform({ testHooks: false });
  for (const path of ['/-/scenario', '/-/reset', '/-/user-token']) {
    expect((await plain.send('POST', path, { body: {} })).status).toBe(404);
  }
  for (const path of ['/-/inbox', '/-/beacons']) expect((await plain.send('GET', path)).status).toBe(404);
  for (const path of ['/-/ready', '/-/demo-links', '/openapi.json']) {
    expect((await plain.send('GET', path)).status).toBe(200);
  }
});

test('every demo link leads to an item', async () => {
  const links = (await (await platform.send('GET', '/-/demo-links')).json()) as {
    post_id: string;
    content_type?: string;
    path: string;
  }[];
  const items = links.filter(({ content_type }) => content_type);
  expect(items.length).toBeGreaterThanOrEqual(16);
  for (const { post_id, path } of items) {
    expect(path).toContain(post_id);
    expect((await platform.send('GET', `/peony/v1/content/${post_id}`)).status).toBe(200);
  }
});
