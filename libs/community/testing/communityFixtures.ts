import type {
  Circle,
  CirclePost,
  CircleTopic,
  LawAnswer,
  LawQuestion,
  OpenCatalog,
  OpenContent,
} from '@share/api-contract/types';

export const siteOrigin = 'https://m.example.com';

/** 21 November 2026, 10:00 in Shanghai, in milliseconds. */
export const now = Date.UTC(2026, 10, 21, 2);

const hoursAgo = (hours: number) => now / 1000 - hours * 3600;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#c9d8d6"/><circle cx="290" cy="110" r="40" fill="#f4ead2"/><path d="M0 250q100-60 200-20t200-30v200H0z" fill="#8fa9a4"/></svg>`;

/** A picture for stories, which needs no network; no address of the platform. */
export const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** A circle as the platform sends it. */
export const circleFixture = (fields: Partial<Circle> = {}): Circle => ({
  id: 'circBird',
  name: '云浦观鸟',
  description: '只看，不喂，不追，不放声音引鸟。',
  cover: '/media/circle.svg',
  notice: '三月到七月北侧林带不开放。',
  member_count: 3_204,
  content_count: 11_240,
  ...fields,
});

export const topicFixture = (fields: Partial<CircleTopic> = {}): CircleTopic => ({
  id: 'ctSouth1',
  circle_id: 'circBird',
  name: '南岸打卡',
  description: '在南岸湿地看到了什么。',
  cover: '/media/topic.svg',
  content_count: 4_310,
  view_count: 286_000,
  ...fields,
});

export const postFixture = (fields: Partial<CirclePost> = {}): CirclePost => ({
  id: 'cpbird01',
  content: '今早在 3 号观鸟屋，六点半到七点最好看，记得带长焦。',
  images: ['a', 'b', 'c'].map((name) => ({ url: `/media/${name}.svg`, width: 400, height: 400 })),
  user: { user_id: 'u1', alias: '小满', avatar: '/media/avatar.svg', tag: '巡护员' },
  circle: { id: 'circBird', name: '云浦观鸟' },
  topic: { id: 'ctSouth1', name: '南岸打卡' },
  created_at: hoursAgo(2),
  ip_location: '云浦',
  like_count: 86,
  comment_count: 12,
  ...fields,
});

/** Posts with the ids `post-1` …, pictured only at first. */
export const postFixtures = (count: number): CirclePost[] =>
  Array.from({ length: count }, (_, index) =>
    postFixture({
      id: `post-${index + 1}`,
      content: `第 ${index + 1} 个早晨，水面上有雾。`,
      ...(index > 0 && { images: [] }),
      created_at: hoursAgo(2 + index),
    }),
  );

export const questionFixture = (fields: Partial<LawQuestion> = {}): LawQuestion => ({
  id: 'lawtrial',
  title: '试用期被辞退，公司不给书面理由怎么办？',
  content: '入职两个月，主管口头通知不用来了。我能要求补偿吗？',
  category: '劳动合同',
  is_anonymous: true,
  user: { alias: '匿名用户' },
  created_at: hoursAgo(118),
  view_count: 1_348,
  like_count: 1_206,
  comment_count: 9,
  answer_count: 3,
  disclaimer: '仅供参考，不构成法律意见',
  ...fields,
});

export const answerFixture = (fields: Partial<LawAnswer> = {}): LawAnswer => ({
  id: 'answer-1',
  content: '可以。试用期解除也要说明理由。\n协商不成，一年内申请仲裁，不收费。',
  lawyer: {
    lawyer_id: 'lawGuMH1',
    name: '顾明徽',
    avatar: '/media/lawyer.svg',
    firm: '云浦正衡律师事务所',
    practice_years: 12,
    is_certified: true,
  },
  created_at: hoursAgo(23),
  like_count: 214,
  ...fields,
});

/** Answers with the ids `answer-1` …; the first is the adopted one. */
export const answerFixtures = (count: number): LawAnswer[] =>
  Array.from({ length: count }, (_, index) =>
    answerFixture({ id: `answer-${index + 1}`, is_adopted: index === 0 }),
  );

const chapters = [
  { id: 'bookroad', title: '出门在外', content_count: 4 },
  { id: 'bookhome', title: '住在这里', content_count: 4 },
];

/** A catalogue of two chapters. */
export const catalogFixture = (fields: Partial<OpenCatalog> = {}): OpenCatalog => ({
  id: 'bookroot',
  rid: 'yunpubook',
  title: '云浦便民手册',
  description: '路坏了找谁，灯不亮找谁。',
  cover: '/media/book.svg',
  publisher: '云浦问政',
  updated_at: hoursAgo(48),
  content_count: 8,
  children: chapters,
  ...fields,
});

/** Its first chapter. */
export const chapterFixture = (fields: Partial<OpenCatalog> = {}): OpenCatalog => ({
  id: 'bookroad',
  rid: 'yunpubook',
  title: '出门在外',
  content_count: 4,
  parent: { id: 'bookroot', title: '云浦便民手册' },
  children: [{ id: 'bookbus1', title: '公交', content_count: 2 }],
  ...fields,
});

export const entryFixture = (fields: Partial<OpenContent> = {}): OpenContent => ({
  uuid: 'entry-1',
  rid: 'yunpubook',
  title: '路坏了、灯不亮，怎么报最快',
  summary: '写清三样：位置、样子、危险不危险。',
  cover: '/media/sign.svg',
  catalog_id: 'bookroad',
  catalog_title: '出门在外',
  source_alias: '市政养护中心',
  publish_at: hoursAgo(48),
  view_count: 1_153,
  content: '<p>报修不用找熟人。</p><h4>写清三样</h4><ol><li>位置</li><li>样子</li></ol>',
  previous: { uuid: 'entry-0', title: '前言' },
  next: { uuid: 'entry-2', title: '夜班公交时刻与停靠办法' },
  ...fields,
});

/** Entries with the ids `entry-1` …. */
export const entryFixtures = (count: number): OpenContent[] =>
  Array.from({ length: count }, (_, index) =>
    entryFixture({ uuid: `entry-${index + 1}`, title: `第 ${index + 1} 条怎么办` }),
  );
