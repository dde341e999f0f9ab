import type { CommentList } from '@share/api-contract/sent';
import { openPeople } from '../../testing/openPeople';

let people: Awaited<ReturnType<typeof openPeople>>;
let ming: { token: string; user_id: string };
let hong: { token: string; user_id: string };
beforeEach(async () => {
  people = await openPeople();
  [ming, hong] = [await people.login('小明'), await people.login('小红')];
});

const relation = async (token = '', post = 'wetland1') =>
  (await people.get(`/peony/v3/content/article/${post}/user_related`, token)).body.data;
const collect = (token: string, type = 'add', path = '/peony/v1/collection/wetland1', more: object = {}) =>
  people.post(path, token, { type, track_id: 'trk_wetland1', cid: 'wetland1', ...more });
const detail = async (post = 'wetland1'): Promise<{ collect_count: number; like_count: number }> =>
  (await people.get(`/peony/v1/content/${post}`)).body.data;

describe('collecting', () => {
  test('is stored for the owner of the token only, and can be undone', async () => {
    const { collect_count } = await detail();
    const added = await collect(ming.token);
    expect(added.body.data).toEqual({ is_collect: true, collect_count: collect_count + 1 });
    expect((await detail()).collect_count).toBe(collect_count + 1);
    expect([await relation(ming.token), await relation(hong.token), await relation()]).toEqual([
      { is_collect: true },
      { is_collect: false },
      { is_collect: false },
    ]);
    expect((await collect(ming.token, 'del')).body.data).toEqual({ is_collect: false, collect_count });
    expect(await relation(ming.token)).toEqual({ is_collect: false });
  });

  test('a hundred times at once count once, and undoing nothing changes nothing', async () => {
    const { collect_count } = await detail();
    const answers = await Promise.all(Array.from({ length: 100 }, () => collect(ming.token)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await people.store.count('collection')).toBe(1);
    expect(await people.store.count('audit')).toBe(1);
    expect((await collect(hong.token, 'del')).body.data).toMatchObject({ collect_count: collect_count + 1 });
  });

  test('fifty people at once are all counted', async () => {
    const { collect_count } = await detail();
    const tokens = await Promise.all(Array.from({ length: 50 }, async () => (await people.login()).token));
    await Promise.all(tokens.map((token) => collect(token)));
    expect((await detail()).collect_count).toBe(collect_count + 50);
  });

  test('ids in the body never say who collects', async () => {
    await collect(ming.token, 'add', undefined, { user_id: hong.user_id, owner_user_id: hong.user_id });
    expect(await relation(hong.token)).toEqual({ is_collect: false });
    await collect(hong.token, 'del', undefined, { user_id: ming.user_id });
    expect(await relation(ming.token)).toEqual({ is_collect: true });
  });

  test.each([
    ['no user', '/peony/v1/collection/wetland1', { type: 'add' }, '', 401, 401, '请先登录'],
    ['an unknown item', '/peony/v1/collection/unknown1', { type: 'add' }, 'ming', 404, 1001, '内容不存在'],
    ['another word', '/peony/v1/collection/wetland1', { type: 'toggle' }, 'ming', 400, 400, 'type'],
    ['an item of the editors', '/guzzle/v1/collection/briefnws', { type: 'add' }, 'ming', 404, 1001, '内容'],
  ])('%s is refused', async (_name, path, body, who, status, code, text) => {
    const answer = await people.post(path, who && ming.token, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code, message: expect.stringContaining(text), data: null });
  });

  test('a relation needs an item of that type', async () => {
    expect((await people.get('/peony/v3/content/video/wetland1/user_related')).body.code).toBe(1001);
  });

  test('a page of another site cannot collect', async () => {
    const answer = await people.post(
      '/peony/v1/collection/wetland1',
      ming.token,
      { type: 'add' },
      {
        'sec-fetch-site': 'cross-site',
      },
    );
    expect(answer.status).toBe(403);
  });

  test('both families keep one collection', async () => {
    await collect(ming.token, 'add', '/guzzle/v1/collection/mpaccnt1', { cid: 'mpaccnt1' });
    expect(await relation(ming.token, 'mpaccnt1')).toEqual({ is_collect: true });
  });

  test('at most thirty changes a minute', async () => {
    for (let change = 0; change < 30; change += 1) {
      const answer = await collect(ming.token, change % 2 ? 'del' : 'add');
      expect(answer.status).toBe(200);
    }
    const refused = await collect(ming.token);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 429, '60']);
    expect((await collect(hong.token)).status).toBe(200);
  });

  test('each change leaves an audit row', async () => {
    await people.post(
      '/peony/v1/collection/wetland1',
      ming.token,
      { type: 'add' },
      {
        'x-request-id': 'request-77',
        'x-forwarded-for': '203.0.113.77',
      },
    );
    expect(await people.store.list('audit')).toEqual([
      {
        id: expect.any(String),
        action: 'changeCollection',
        target: '+content:wetland1',
        user_id: ming.user_id,
        request_id: 'request-77',
        network: '203.0.113.0',
        at: people.clock.now / 1000,
      },
    ]);
  });
});

describe('following', () => {
  const follow = (token: string, type: unknown, uid = 'mpDoorKeep') =>
    people.post(`/guzzle/v1/mp/follow/${uid}`, token, { type });
  const state = async (token: string) =>
    (await people.post('/guzzle/v1/mp/is_followed/mpDoorKeep', token)).body.data;
  const list = (uid: string, token = '') => people.get(`/guzzle/v1/mp/follow_list/${uid}`, token);

  test('is stored once, for the owner of the token only, and can be undone', async () => {
    expect((await follow(ming.token, 1)).body.data).toEqual({ is_follow: true, follower_count: 9_471 });
    expect((await follow(ming.token, 1)).body.data).toEqual({ is_follow: true, follower_count: 9_471 });
    expect([await state(ming.token), await state(hong.token), await state('')]).toEqual([
      { is_follow: true, follower_count: 9_471 },
      { is_follow: false, follower_count: 9_471 },
      { is_follow: false, follower_count: 9_471 },
    ]);
    expect((await follow(ming.token, 0)).body.data).toEqual({ is_follow: false, follower_count: 9_470 });
  });

  test.each([
    ['no user', '', 1, 'mpDoorKeep', 401, 401],
    ['an unknown account', 'ming', 1, 'mpUnknwn', 404, 3101],
    ['a person', 'ming', 1, 'uNanAnLin1', 404, 3101],
    ['another number', 'ming', 2, 'mpDoorKeep', 400, 400],
    ['a word', 'ming', '1', 'mpDoorKeep', 400, 400],
  ])('%s is refused', async (_name, who, type, uid, status, code) => {
    const answer = await follow(who && ming.token, type, uid);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('the list shows the latest first, to its owner alone', async () => {
    await follow(ming.token, 1, 'mpNightBt1');
    await follow(ming.token, 1, 'mpDoorKeep');
    const { body } = await list(ming.user_id, ming.token);
    expect(body.data).toMatchObject({
      total: 2,
      accounts: [{ name: '城门口的阿坚' }, { name: '夜航船电台' }],
    });
    const stolen = await list(ming.user_id, hong.token);
    const noOther = await list('unknown0', hong.token);
    expect([stolen.status, stolen.body]).toEqual([noOther.status, noOther.body]);
    expect(stolen.body).toEqual({ code: 3101, message: '账号不存在', data: null });
    expect((await list(ming.user_id)).status).toBe(404);
  });

  test('whom a media account follows is public', async () => {
    const { body } = await list('mpDoorKeep');
    expect(body.data).toMatchObject({ total: 2 });
  });

  test('a media account has its details', async () => {
    const { body } = await people.get('/guzzle/v1/mp/info/mpDoorKeep');
    expect(body.data).toMatchObject({
      user_id: 'mpDoorKeep',
      name: '城门口的阿坚',
      certification: '摄影爱好者',
      ip_location: '云浦',
      follower_count: 9_470,
      follow_count: 2,
    });
    expect((body.data as { content_count: number }).content_count).toBeGreaterThan(0);
    expect(body.data).not.toHaveProperty('follower_count_base');
    expect((await people.get('/guzzle/v1/mp/info/mpUnknwn')).body.code).toBe(3101);
  });
});

describe('liking', () => {
  const star = (target: object, token = ming.token, path = '/peony/v1/star') =>
    people.post(path, token, { target_type: 'content', target_id: 'wetland1', type: 'add', ...target });

  test('a like of an item counts once and can be undone', async () => {
    const { like_count } = await detail();
    expect((await star({})).body.data).toEqual({ is_star: true, star_count: like_count + 1 });
    expect((await star({})).body.data).toEqual({ is_star: true, star_count: like_count + 1 });
    expect((await detail()).like_count).toBe(like_count + 1);
    expect((await star({ type: 'del' })).body.data).toEqual({ is_star: false, star_count: like_count });
  });

  test('a comment shows a like to its owner', async () => {
    const top = async (token = ''): Promise<CommentList> =>
      (await people.get('/peony/v1/comment/wetland1?sort=hot', token)).body.data;
    const [first] = (await top()).comments;
    await star({ target_type: 'comment', target_id: first?.gid });
    const [mine, theirs, anyone] = [await top(ming.token), await top(hong.token), await top()];
    expect(
      [mine, theirs, anyone].map(({ comments: [comment] }) => [comment?.star, comment?.star_count]),
    ).toEqual([
      [true, (first?.star_count ?? 0) + 1],
      [false, (first?.star_count ?? 0) + 1],
      [false, (first?.star_count ?? 0) + 1],
    ]);
    expect(anyone.comments[0]).not.toHaveProperty('star_count_base');
  });

  test('what does not exist, or belongs to the other family, is refused', async () => {
    expect((await star({ target_id: 'unknown1' })).body.code).toBe(1001);
    expect((await star({ target_type: 'comment', target_id: 'unknown1' })).body.code).toBe(2008);
    expect((await star({ target_id: 'briefnws' }, ming.token, '/guzzle/v1/star')).body.code).toBe(1001);
    expect((await star({ target_id: 'mpaccnt1' }, ming.token, '/guzzle/v1/star')).body.code).toBe(0);
    expect((await star({}, '')).status).toBe(401);
  });
});

test('a reset removes the marks of visitors and restores the counts', async () => {
  const [before, info] = [await detail(), (await people.get('/guzzle/v1/mp/info/mpDoorKeep')).body];
  await collect(ming.token);
  await people.post('/guzzle/v1/mp/follow/mpDoorKeep', ming.token, { type: 1 });
  await people.post('/peony/v1/star', ming.token, {
    target_type: 'content',
    target_id: 'wetland1',
    type: 'add',
  });
  await people.send('POST', '/-/reset');
  const after = await detail();
  expect([after.collect_count, after.like_count]).toEqual([before.collect_count, before.like_count]);
  expect((await people.get('/guzzle/v1/mp/info/mpDoorKeep')).body).toEqual(info);
  expect((await people.get('/guzzle/v1/mp/follow_list/mpDoorKeep')).body.data).toMatchObject({ total: 2 });
});
