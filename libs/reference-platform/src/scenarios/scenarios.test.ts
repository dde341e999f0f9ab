import { openTestPlatform } from '../../testing/openTestPlatform';
import { scenarioNames } from './scenarios';

const detail = '/peony/v1/content/wetland1';
const comments = '/peony/v1/comment/wetland1';
const related = '/peony/v3/content/article/wetland1/related';

const open = async (name: string) => {
  const platform = await openTestPlatform();
  await platform.send('POST', '/-/scenario', { body: { name } });
  return platform;
};

test.each([
  ['default', detail, 200, 0],
  ['platform-down', detail, 503, 503],
  ['platform-down', '/peony/v1/app/info', 503, 503],
  ['platform-fails', detail, 500, 500],
  ['related-fails', related, 500, 500],
  ['related-fails', detail, 200, 0],
  ['lists-fail', '/peony/v3/hot/72h', 500, 500],
  ['comments-fail', comments, 500, 500],
  ['content-missing', detail, 404, 1001],
])('%s: %s answers %i with code %i', async (name, path, status, code) => {
  const answer = await (await open(name)).call('GET', path);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('empty lists and comments are successes', async () => {
  expect((await (await open('comments-empty')).call('GET', comments)).body.data).toMatchObject({
    comments: [],
    count: 0,
  });
  expect((await (await open('lists-empty')).call('GET', related)).body.data).toEqual({ posts: [], total: 0 });
});

test('comments-closed closes every item and refuses writing', async () => {
  const platform = await open('comments-closed');
  expect((await platform.call('GET', detail)).body.data).toMatchObject({ enable_comment: false });
  expect((await platform.call('POST', comments, { body: { content: '好' } })).body.code).toBe(2003);
});

test.each([
  ['html-instead-of-json', 200],
  ['bad-gateway', 502],
  ['malformed-json', 200],
])('%s is no JSON', async (name, status) => {
  const response = await (await open(name)).send('GET', detail);
  expect(response.status).toBe(status);
  await expect(response.json()).rejects.toThrow('JSON');
});

test('codes-under-200 keeps the code and changes the status', async () => {
  const answer = await (await open('codes-under-200')).call('GET', '/peony/v1/content/unknown1');
  expect([answer.status, answer.body.code]).toEqual([200, 1001]);
});

test('slow waits, but no longer than the client', async () => {
  const platform = await open('slow');
  const controller = new AbortController();
  let isAnswered = false;
  const request = new Request(`http://platform${detail}`, { signal: controller.signal });
  const answer = Promise.resolve(platform.app.fetch(request)).then(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isAnswered).toBe(false);
  controller.abort();
  await answer;
  expect(isAnswered).toBe(true);
});

test('an unknown name is refused and names the known ones', async () => {
  const platform = await openTestPlatform();
  for (const name of ['none', 'constructor', 5, undefined]) {
    const answer = await platform.call('POST', '/-/scenario', { body: { name } });
    expect(answer.status).toBe(400);
    for (const known of scenarioNames) expect(answer.body.message).toContain(known);
  }
});

test('reset goes back to the default and removes what visitors left', async () => {
  const platform = await openTestPlatform();
  const { token } = await platform.login();
  const before = await platform.store.count('comment');
  await platform.call('POST', comments, { body: { content: '写一句' }, headers: { authorization: token } });
  await platform.send('POST', '/-/scenario', { body: { name: 'platform-down' } });
  expect(await platform.store.count('comment')).toBe(before + 1);
  await platform.send('POST', '/-/reset');
  expect((await platform.send('GET', detail)).status).toBe(200);
  expect(await platform.store.count('comment')).toBe(before);
  expect(await platform.store.count('user', { is_sample: true })).toBe(await platform.store.count('user'));
  expect((await platform.call('GET', detail)).body.data).toMatchObject({ comment_count: 128 });
});
