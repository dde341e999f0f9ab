import type { CommentList, CommentReceipt } from '@share/api-contract/sent';
import { sign } from 'hono/jwt';
import { openTestPlatform } from '../../testing/openTestPlatform';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

const address = '/peony/v1/comment/wetland1';
let platform: Platform;
let token: string;
beforeEach(async () => {
  platform = await openTestPlatform();
  ({ token } = await platform.login('苇叶'));
});

const write = (content: unknown, more: object = {}, headers: Record<string, string> = {}, path = address) =>
  platform.call('POST', path, { body: { content, ...more }, headers: { authorization: token, ...headers } });
const written = async (content: string, more: object = {}) =>
  ((await write(content, more)).body.data as CommentReceipt).comment;
const list = async (query = ''): Promise<CommentList> =>
  (await platform.call('GET', `${address}${query}`)).body.data;
const replies = async (gid: string, query = ''): Promise<CommentList> =>
  (await platform.call('GET', `${address}/${gid}${query}`)).body.data;

test('the own comment comes first after a reload, under the name of the owner of the token', async () => {
  const before = await list();
  const comment = await written('  白鹭真的回来了。\r\n\r\n\r\n\r\n明早再去  ', {
    user_id: 'user2',
    alias: '别人',
  });
  expect(comment).toMatchObject({
    content: '白鹭真的回来了。\n\n明早再去',
    alias: '苇叶',
    level: 1,
    comment_type: 1,
  });
  const after = await list();
  expect(after.comments[0]).toEqual({ ...comment, replys: [] });
  expect([after.count, after.total]).toEqual([before.count + 1, (before.total ?? 0) + 1]);
  const { body } = await platform.call('GET', '/peony/v1/content/wetland1');
  expect(body.data).toMatchObject({ comment_count: after.total });
});

test.each([
  ['no token', () => ''],
  ['a broken token', () => 'abc.def.ghi'],
  ['a token of another signer', () => sign({ uid: 'user-1', exp: 4_000_000_000 }, 'other', 'HS256')],
  [
    'an anonymous token',
    async () => {
      const { body } = await platform.call('POST', '/peony/v1/auth', {
        body: { appid: 1, platform: 'mobile' },
      });
      return (body.data as { token: string }).token;
    },
  ],
])('%s may read and not write', async (_name, getToken) => {
  const headers = { authorization: await getToken() };
  expect((await platform.call('GET', address, { headers })).status).toBe(200);
  const answer = await write('你好', {}, headers);
  expect([answer.status, answer.body.code]).toEqual([401, 401]);
});

test('a token is taken with and without Bearer, and not after its end', async () => {
  expect((await write('一', {}, { authorization: `Bearer ${token}` })).status).toBe(200);
  platform.clock.now += 31 * 24 * 3600 * 1000;
  expect((await write('二')).status).toBe(401);
});

test.each([
  ['', 2001, '评论不能为空～'],
  ['  \n\t ', 2001, '评论不能为空～'],
  ['\u200b\u2060\ufeff', 2001, '评论不能为空～'],
  ['字'.repeat(501), 2002, '500'],
  [5, 400, 'content'],
])('content %j is refused with code %i', async (content, code, text) => {
  const answer = await write(content);
  expect(answer.body).toMatchObject({ code, message: expect.stringContaining(text) });
});

test('500 characters are allowed, counted as people count them', async () => {
  expect((await write('👍'.repeat(500))).status).toBe(200);
});

test('a body over 8 KiB is refused', async () => {
  expect((await write('好', { track_id: 'x'.repeat(9000) })).status).toBe(413);
});

test('closed comments and missing items refuse', async () => {
  const closed = await platform.store.list<{ post_id: string }>('content', {
    where: { enable_comment: false },
  });
  expect(closed.length).toBeGreaterThan(0);
  const answer = await write('好', {}, {}, `/peony/v1/comment/${closed[0]?.post_id}`);
  expect(answer.body).toMatchObject({ code: 2003, message: '评论已关闭～' });
  expect((await write('好', {}, {}, '/peony/v1/comment/unknown1')).body.code).toBe(1001);
});

test('a request from another site is refused', async () => {
  expect((await write('好', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await write('好', {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('a reply to a reply stays in the thread and names whom it answers', async () => {
  const top = await written('楼上说得对');
  const first = await written('同意', { parent_id: top.gid });
  const second = await written('我也是', { parent_id: first.gid, target_user_alias: '冒名' });
  const third = await written('好', { parent_id: top.gid, target_user_id: first.owner_user_id });
  expect(first).toMatchObject({ level: 2, comment_type: 2 });
  expect(first.reply_alias).toBeUndefined();
  expect(second).toMatchObject({ level: 2, reply_alias: '苇叶' });
  expect(third.reply_alias).toBeUndefined();
  const thread = await replies(top.gid);
  expect(thread.comments.map((comment) => comment.content)).toEqual(['同意', '我也是', '好']);
  const [shown] = (await list()).comments;
  expect(shown).toMatchObject({ gid: top.gid, reply_count: 3 });
  expect(shown?.replys?.map((reply) => reply.content)).toEqual(['同意', '我也是']);
});

test('a reply needs a comment of the same item', async () => {
  expect((await write('好', { parent_id: 'nothing-here' })).body.code).toBe(2004);
  const top = await written('在湿地说的');
  const elsewhere = await write('好', { parent_id: top.gid }, {}, '/peony/v1/comment/seasonv1');
  expect(elsewhere.body.code).toBe(2004);
});

test('pages join without gap or repeat, and hot sorts by stars', async () => {
  const all: string[] = [];
  for (let page = 1; ; page += 1) {
    const { comments, count } = await list(`?pageindex=${page}&pagesize=20`);
    all.push(...comments.map((comment) => comment.gid));
    if (comments.length < 20) {
      expect(new Set(all).size).toBe(count);
      break;
    }
  }
  const stars = (await list('?sort=hot&pagesize=50')).comments.map((comment) => comment.star_count ?? 0);
  expect(stars).toEqual([...stars].sort((a, b) => b - a));
});

test('the seventh comment in a minute has to wait, and says how long', async () => {
  for (let index = 0; index < 6; index += 1) {
    expect((await write(`第${index}条`)).status).toBe(200);
    platform.clock.now += 5_000;
  }
  const refused = await write('太快');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 2006, '30']);
  const other = await platform.login('别人');
  expect((await write('别人不受影响', {}, { authorization: other.token })).status).toBe(200);
  platform.clock.now += 30_000;
  expect((await write('等过了')).status).toBe(200);
});

test('at most sixty an hour', async () => {
  const busy = await openTestPlatform({
    accountLimits: { commentsPerUser: [{ count: 3, seconds: 3600 }] },
  });
  platform = busy;
  ({ token } = await busy.login());
  for (const content of ['一', '二', '三']) expect((await write(content)).status).toBe(200);
  expect((await write('四')).headers.get('retry-after')).toBe('3600');
});

test('the same text is refused within a minute, not later', async () => {
  expect((await write('顶')).status).toBe(200);
  platform.clock.now += 59_000;
  const repeated = await write('顶');
  expect([repeated.status, repeated.body.code, repeated.headers.get('retry-after')]).toEqual([
    429,
    2005,
    '1',
  ]);
  platform.clock.now += 1_000;
  expect((await write('顶')).status).toBe(200);
});

test('a hundred submits with one key make one comment and one answer', async () => {
  const before = await platform.store.count('comment');
  const headers = { 'idempotency-key': 'submit-0001' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => write('只发一次', {}, headers)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toHaveProperty('size', 1);
  expect(answers[0]?.status).toBe(200);
  expect(await platform.store.count('comment')).toBe(before + 1);
  expect((await write('换了内容', {}, headers)).body.code).toBe(2007);
  expect((await write('好', {}, { 'idempotency-key': 'bad key' })).status).toBe(400);
});

test('the same key of another user is another comment', async () => {
  const headers = { 'idempotency-key': 'submit-0001' };
  const other = await platform.login('别人');
  const mine = await write('同号', {}, headers);
  const theirs = await write('同号', {}, { ...headers, authorization: other.token });
  expect((mine.body.data as CommentReceipt).comment.gid).not.toBe(
    (theirs.body.data as CommentReceipt).comment.gid,
  );
});

test('each write leaves an audit record with user, target and request', async () => {
  await write('记一笔', {}, { 'x-request-id': 'request-77' });
  const [entry] = await platform.store.list('audit');
  expect(entry).toMatchObject({
    action: 'createComment',
    request_id: 'request-77',
    user_id: expect.any(String),
  });
});
