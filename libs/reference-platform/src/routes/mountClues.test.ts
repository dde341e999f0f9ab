import type {
  ClueList,
  CommentList,
  ContentPage,
  PersonalDetail,
  Recomend,
  ReportDetail,
  TopicDetail,
} from '@share/api-contract/sent';
import { findViolations } from '@share/api-contract/testing';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { readData } from '../../testing/readData';

const base = '/peony/v3/clue_report';
const topicPath = (name: string) => `${base}/topic/${encodeURIComponent(name)}`;

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

let platform: Platform;
beforeEach(async () => {
  platform = await openTestPlatform();
});

const read = <Data>(operationId: string, path: string) => readData<Data>(platform, operationId, path);

test('a report shows author, addressee, place and its steps, the latest first', async () => {
  const report = await read<ReportDetail>('getClueReport', `${base}/clueroad/detail`);
  expect(report).toMatchObject({
    title: '西塘路路面塌陷，雨后积水看不清坑',
    user: { user_id: 'cluXitang', alias: '西塘路住户' },
    at_users: [{ alias: '市政养护中心' }],
    place: { address: '云浦市 西塘路 118 号附近' },
    status: 'replied',
    status_label: '已回复',
    comment_count: 24,
    like_count: 1_260,
  });
  expect(report.images).toHaveLength(3);
  expect(report.progress.map((step) => step.org)).toEqual(['市政养护中心', '云浦问政']);
  expect(report).not.toHaveProperty('owner_user_id');
  expect(report).not.toHaveProperty('is_public');
});

test('every report that is public is valid, in detail and in lists, and no list holds the others', async () => {
  const { Recomend: topics } = await read<Recomend>('getClueRecommendTopics', `${base}/recommend_topics`);
  const ids: string[] = [];
  for (const { name, clue_count } of topics) {
    const topic = await read<TopicDetail>('getClueTopic', `${topicPath(name)}?limit=50`);
    expect([name, topic.total, topic.clues.length]).toEqual([name, clue_count, clue_count]);
    ids.push(...topic.clues.map((clue) => clue.post_id));
  }
  expect(new Set(ids).size).toBe(await platform.store.count('clue', { is_public: true }));
  expect(ids).not.toContain('cluenew1');
  for (const id of ids) await read('getClueReport', `${base}/${id}/detail`);
});

test('topics come ten at a time, the most viewed first, and a topic may be empty', async () => {
  const { Recomend: topics, total } = await read<Recomend>(
    'getClueRecommendTopics',
    `${base}/recommend_topics`,
  );
  const sums = topics.map((topic) => topic.view_sum);
  expect(sums).toEqual([...sums].sort((one, other) => other - one));
  expect(total).toBe(topics.length);
  const second = await read<Recomend>(
    'getClueRecommendTopics',
    `${base}/recommend_topics?page=2&limit=4&sort=view_sum`,
  );
  expect(second.Recomend).toEqual(topics.slice(4, 8));
  const newest = await read<Recomend>('getClueRecommendTopics', `${base}/recommend_topics?sort=new&limit=1`);
  expect(newest.Recomend[0]).toMatchObject({ name: '文明养宠', clue_count: 0, view_sum: 0 });
});

test('a topic is found by its name, in any script', async () => {
  const topic = await read<TopicDetail>('getClueTopic', topicPath('噪声·邻里'));
  expect(topic).toMatchObject({ name: '噪声·邻里', total: 2, channel: { name: '邻里生活' } });
  expect(topic.channel?.topics.map(({ name }) => name)).toContain('家门口的小事');
});

test('reports of a topic are sorted by views, or newest first', async () => {
  const viewed = await read<TopicDetail>('getClueTopic', topicPath('道路与路灯'));
  const views = viewed.clues.map((clue) => clue.view_count ?? 0);
  expect(views.length).toBeGreaterThan(2);
  expect(views).toEqual([...views].sort((one, other) => other - one));
  const newest = await read<TopicDetail>('getClueTopic', `${topicPath('道路与路灯')}?sort=new`);
  const times = newest.clues.map((clue) => clue.created_at);
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const page = await read<TopicDetail>('getClueTopic', `${topicPath('道路与路灯')}?page=2&limit=2`);
  expect(page.clues).toEqual(viewed.clues.slice(2, 4));
});

test('a person has own reports, reports addressed to them, and related stories', async () => {
  const person = await read<PersonalDetail>('getCluePerson', `${base}/user/cluFangT1`);
  expect(person).toMatchObject({ alias: '方棠', title: '记者', clue_count: 1, relate_count: 4 });
  expect(person).not.toHaveProperty('related_ids');
  const own = await read<ClueList>('getPersonClues', `${base}/user/cluFangT1/clues`);
  expect(own.clues.map((clue) => clue.post_id)).toEqual(['clueshut']);
  const requested = await read<ClueList>('getPersonAtClues', `${base}/user/cluFangT1/at_ta_clues?size=1`);
  expect([requested.total, requested.clues.length]).toEqual([person.at_ta_count, 1]);
  expect(requested.clues[0]?.at_users?.[0]?.alias).toBe('方棠');
  const stories = await read<ContentPage>('getPersonRelatedPosts', `${base}/user/cluFangT1/relate_posts`);
  expect(stories.posts.map((post) => post.title)).toContain('一条斑马线为什么要等三年？');
  expect(stories.posts).toHaveLength(stories.total);
});

test('a report in review is counted nowhere', async () => {
  const { clue_count } = await read<PersonalDetail>('getCluePerson', `${base}/user/cluXitang`);
  const { clues } = await read<ClueList>('getPersonClues', `${base}/user/cluXitang/clues?size=50`);
  expect(clues).toHaveLength(clue_count);
  expect(clues.map((clue) => clue.post_id)).not.toContain('cluenew1');
});

test.each([
  ['/unknown1/detail', 404, 7001, '报料不存在'],
  ['/cluenew1/detail', 403, 7002, '正在审核'],
  ['/topic/%E6%B2%A1%E6%9C%89', 404, 7003, '话题不存在'],
  ['/topic/detail', 404, 7003, '话题不存在'],
  ['/topic/a%2Fb', 400, 400, 'name'],
  ['/topic/..%5Cinner', 400, 400, 'name'],
  ['/topic/%E2%80%AEabc', 400, 400, 'name'],
  [`/topic/${'长'.repeat(65)}`, 400, 400, 'name'],
  ['/topic/x?sort=old', 400, 400, 'sort'],
  ['/topic/x?limit=51', 400, 400, 'limit'],
  ['/recommend_topics?page=0', 400, 400, 'page'],
  ['/user/unknown0', 404, 7004, '用户不存在'],
  ['/user/unknown0/clues', 404, 7004, '用户不存在'],
  ['/user/unknown0/at_ta_clues', 404, 7004, '用户不存在'],
  ['/user/unknown0/relate_posts', 404, 7004, '用户不存在'],
  ['/user/a%2F..', 400, 400, 'id'],
  ['/abc/detail', 400, 400, 'id'],
] as const)('%s is refused with a clear message', async (path, status, code, text) => {
  const answer = await platform.call('GET', base + path);
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    status,
    code,
    expect.stringContaining(text),
  ]);
});

describe('comments on a report', () => {
  const comments = '/peony/v1/comment/clueroad';

  test('are read and written as on a story, and counted', async () => {
    const { token } = await platform.login();
    const written = await platform.call('POST', comments, {
      body: { content: '今早路过，坑已经平了。' },
      headers: { authorization: token },
    });
    expect(written.body).toMatchObject({ code: 0, data: { comment: { content: '今早路过，坑已经平了。' } } });
    const list = await platform.call('GET', `${comments}?pageindex=1&pagesize=10`);
    expect(findViolations('getTopComments', list.status, list.body)).toBe('');
    const { total, comments: shown } = list.body.data as CommentList;
    expect([total, shown[0]?.content]).toEqual([25, '今早路过，坑已经平了。']);
    const report = await read<ReportDetail>('getClueReport', `${base}/clueroad/detail`);
    expect(report.comment_count).toBe(25);
  });

  test.each([
    ['clueshut', 403, 2003],
    ['cluenew1', 404, 1001],
    ['unknown1', 404, 1001],
  ])('on %s are refused', async (id, status, code) => {
    const { token } = await platform.login();
    const answer = await platform.call('POST', `/peony/v1/comment/${id}`, {
      body: { content: '说一句' },
      headers: { authorization: token },
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

test.each([
  ['clue-missing', `${base}/clueroad/detail`, 7001],
  ['clue-in-review', `${base}/clueroad/detail`, 7002],
  ['clues-fail', `${base}/user/cluXitang`, 500],
  ['clue-lists-fail', `${base}/user/cluXitang/clues`, 500],
  ['clue-lists-fail', `${base}/clueroad/detail`, 0],
])('%s: %s answers code %i', async (name, path, code) => {
  await platform.send('POST', '/-/scenario', { body: { name } });
  expect((await platform.call('GET', path)).body.code).toBe(code);
});

test('clues-empty answers valid empty lists', async () => {
  await platform.send('POST', '/-/scenario', { body: { name: 'clues-empty' } });
  const path = `${base}/user/cluRepair`;
  expect(await read('getClueRecommendTopics', `${base}/recommend_topics`)).toEqual({
    Recomend: [],
    total: 0,
  });
  expect(await read('getClueTopic', topicPath('道路与路灯'))).toMatchObject({ clues: [], total: 0 });
  expect(await read('getPersonAtClues', `${path}/at_ta_clues`)).toEqual({ clues: [], total: 0 });
  expect(await read('getPersonRelatedPosts', `${path}/relate_posts`)).toEqual({ posts: [], total: 0 });
});
