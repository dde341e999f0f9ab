import type {
  Circle,
  CircleList,
  CirclePost,
  CirclePostList,
  CircleTopicList,
  LawAnswerList,
  LawQuestion,
} from '@share/api-contract/sent';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { readData } from '../../testing/readData';

const circles = '/circle/v1/api/share';
const law = '/law/v1/api/share/question';
const open = '/peony/v1/picho/v1/open';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

let platform: Platform;
beforeEach(async () => {
  platform = await openTestPlatform();
});

const read = <Data>(operationId: string, path: string) => readData<Data>(platform, operationId, path);

const descending = (values: number[]) => [...values].sort((one, other) => other - one);

describe('circles', () => {
  test('the largest comes first, and each answers with its topics and posts', async () => {
    const { circles: all, total } = await read<CircleList>('getCircles', `${circles}/circle/list`);
    expect([all.length, total]).toEqual([4, 4]);
    const sizes = all.map((circle) => circle.member_count);
    expect(sizes).toEqual(descending(sizes));
    let posts = 0;
    for (const circle of all) {
      expect(await read<Circle>('getCircle', `${circles}/circle/detail?id=${circle.id}`)).toEqual(circle);
      const { topics } = await read<CircleTopicList>(
        'getCircleTopics',
        `${circles}/topic/list?circle_id=${circle.id}`,
      );
      expect(topics.length).toBeGreaterThan(0);
      for (const topic of topics) {
        expect(await read('getCircleTopic', `${circles}/topic/detail?id=${topic.id}`)).toEqual(topic);
        expect(topic.circle_id).toBe(circle.id);
      }
      const list = await read<CirclePostList>(
        'getCirclePosts',
        `${circles}/content/list?circle_id=${circle.id}&size=50`,
      );
      expect(list.contents.every((post) => post.circle.id === circle.id)).toBe(true);
      posts += list.contents.length;
    }
    expect(posts).toBe(20);
  });

  test('pinned posts lead the list of a circle, the others are newest first', async () => {
    const { contents, total } = await read<CirclePostList>(
      'getCirclePosts',
      `${circles}/content/list?circle_id=circBird`,
    );
    expect([contents[0]?.id, contents[0]?.is_top, contents[1]?.id]).toEqual(['cpbird05', true, 'cpbird01']);
    const times = contents.slice(1).map((post) => post.created_at);
    expect(times).toEqual(descending(times));
    const second = await read<CirclePostList>(
      'getCirclePosts',
      `${circles}/content/list?circle_id=circBird&page=2&size=4`,
    );
    expect([second.contents.map((post) => post.id), second.total]).toEqual([
      contents.slice(4).map((post) => post.id),
      total,
    ]);
  });

  test('posts can be requested by topic and by choice', async () => {
    const ofTopic = await read<CirclePostList>('getCirclePosts', `${circles}/content/list?topic_id=ctSouth1`);
    expect(ofTopic.contents.map((post) => post.topic?.name)).toEqual(['南岸打卡', '南岸打卡']);
    const chosen = await read<CirclePostList>(
      'getCirclePosts',
      `${circles}/content/list?circle_id=circBird&type=essence`,
    );
    expect(chosen.contents.length).toBe(3);
    expect(chosen.contents.every((post) => post.is_essence)).toBe(true);
    const foreign = await read<CirclePostList>(
      'getCirclePosts',
      `${circles}/content/list?circle_id=circRuns&topic_id=ctSouth1`,
    );
    expect(foreign).toEqual({ contents: [], total: 0 });
  });

  test('a post counts its comments, written ones included', async () => {
    const path = `${circles}/content/detail?id=cpbird01`;
    const before = await read<CirclePost>('getCirclePost', path);
    expect(before).toMatchObject({ user: { alias: '小满' }, like_count: 86, comment_count: 12 });
    expect(before).not.toHaveProperty('pinned');
    const { token } = await platform.login();
    await platform.call('POST', '/peony/v1/comment/cpbird01', {
      body: { content: '明天也去。' },
      headers: { authorization: token },
    });
    expect(await read<CirclePost>('getCirclePost', path)).toMatchObject({ comment_count: 13 });
    const closed = await platform.call('POST', '/peony/v1/comment/cpbird05', {
      body: { content: '收到' },
      headers: { authorization: token },
    });
    expect(closed.body.code).toBe(2003);
  });
});

describe('questions to lawyers', () => {
  test('a question counts its answers and comments and has a disclaimer', async () => {
    const question = await read<LawQuestion>('getLawQuestion', `${law}/detail?id=lawtrial`);
    expect(question).toMatchObject({
      title: '试用期被辞退，公司不给书面理由怎么办？',
      is_anonymous: true,
      answer_count: 3,
      comment_count: 9,
      view_count: 1_348,
      disclaimer: '仅供参考，不构成法律意见',
    });
  });

  test('no answer contains the id of an anonymous asker', async () => {
    const { body } = await platform.call('GET', `${law}/detail?id=lawtrial`);
    expect((body.data as LawQuestion).user).toEqual({ alias: '匿名用户' });
    expect(JSON.stringify(await platform.store.get('law-question', 'lawtrial'))).not.toContain('user_id');
  });

  test('the adopted answer leads, the others follow as they came', async () => {
    const list = await read<LawAnswerList>('getLawAnswers', `${law}/answerlist?id=lawtrial`);
    expect(list.answers.map((answer) => [answer.lawyer.name, answer.is_adopted])).toEqual([
      ['顾明徽', true],
      ['许清和', false],
      ['唐可', false],
    ]);
    expect(list.answers[0]?.lawyer).toMatchObject({ firm: '云浦正衡律师事务所', practice_years: 12 });
    expect(list.answers[0]).not.toHaveProperty('lead');
    const second = await read<LawAnswerList>('getLawAnswers', `${law}/answerlist?id=lawtrial&page=2&size=2`);
    expect([second.answers.map((answer) => answer.lawyer.name), second.total]).toEqual([['唐可'], 3]);
  });

  test('every question of the sample content is valid, one of them without an answer', async () => {
    const all = await platform.store.list<LawQuestion>('law-question');
    expect(all).toHaveLength(5);
    for (const { id } of all) {
      const { answer_count } = await read<LawQuestion>('getLawQuestion', `${law}/detail?id=${id}`);
      const { total } = await read<LawAnswerList>('getLawAnswers', `${law}/answerlist?id=${id}`);
      expect(total).toBe(answer_count);
    }
    expect(await read('getLawAnswers', `${law}/answerlist?id=lawdogs1`)).toMatchObject({
      answers: [],
      total: 0,
    });
  });
});

test.each([
  [`${circles}/circle/detail?id=unknown1`, 404, 7101, '圈子不存在'],
  [`${circles}/circle/detail`, 400, 400, 'id'],
  [`${circles}/circle/list?size=0`, 400, 400, 'size'],
  [`${circles}/content/detail?id=unknown1`, 404, 7102, '内容不存在'],
  [`${circles}/content/detail?id=..%2Finner`, 400, 400, 'id'],
  [`${circles}/content/list?circle_id=unknown1`, 404, 7101, '圈子不存在'],
  [`${circles}/content/list?topic_id=unknown1`, 404, 7103, '话题'],
  [`${circles}/content/list?type=old`, 400, 400, 'type'],
  [`${circles}/topic/detail?id=unknown1`, 404, 7103, '话题'],
  [`${circles}/topic/list?circle_id=unknown1`, 404, 7101, '圈子不存在'],
  [`${law}/detail?id=unknown1`, 404, 7201, '问题不存在'],
  [`${law}/detail`, 400, 400, 'id'],
  [`${law}/answerlist?id=unknown1`, 404, 7201, '问题不存在'],
  [`${law}/answerlist?id=lawtrial&size=99`, 400, 400, 'size'],
  [`${open}/unknown1/content`, 404, 7301, '目录不存在'],
  [`${open}/yunpubook/content?catalog_id=unknown1`, 404, 7301, '目录不存在'],
  [`${open}/yunpubook/catalog/unknown1`, 404, 7301, '目录不存在'],
  [`${open}/unknown1/catalog/bookroot`, 404, 7301, '目录不存在'],
  [`${open}/yunpubook/content/unknown1`, 404, 7302, '条目不存在'],
  [`${open}/unknown1/content/8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded`, 404, 7302, '条目不存在'],
  [`${open}/a%2F../content`, 400, 400, 'rid'],
] as const)('%s is refused with a clear message', async (path, status, code, text) => {
  const answer = await platform.call('GET', path);
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    status,
    code,
    expect.stringContaining(text),
  ]);
});

test.each([
  ['circle-missing', `${circles}/content/detail?id=cpbird01`, 7102],
  ['circles-fail', `${circles}/circle/detail?id=circBird`, 500],
  ['community-lists-fail', `${circles}/content/list`, 500],
  ['community-lists-fail', `${circles}/circle/detail?id=circBird`, 0],
  ['law-fails', `${law}/detail?id=lawtrial`, 500],
  ['open-content-fails', `${open}/yunpubook/content`, 500],
])('%s: %s answers code %i', async (name, path, code) => {
  await platform.send('POST', '/-/scenario', { body: { name } });
  expect((await platform.call('GET', path)).body.code).toBe(code);
});

test.each([
  ['circles-empty', 'getCirclePosts', `${circles}/content/list?circle_id=circBird`, { contents: [] }],
  ['circles-empty', 'getCircleTopics', `${circles}/topic/list`, { topics: [] }],
  ['circles-empty', 'getCircles', `${circles}/circle/list`, { circles: [] }],
  ['law-unanswered', 'getLawQuestion', `${law}/detail?id=lawtrial`, { answer_count: 0 }],
  ['law-unanswered', 'getLawAnswers', `${law}/answerlist?id=lawtrial`, { answers: [] }],
  ['open-content-empty', 'getOpenContents', `${open}/yunpubook/content`, { contents: [] }],
  ['open-content-empty', 'getOpenCatalog', `${open}/yunpubook/catalog/bookroot`, { children: [] }],
])('%s: %s is valid and empty', async (name, operationId, path, expected) => {
  await platform.send('POST', '/-/scenario', { body: { name } });
  expect(await read(operationId, path)).toMatchObject(expected);
});
