import { ApiError } from '@share/api-client';
import type { Group, HomeModule } from '@share/api-contract/types';
import { cardFixture, posts } from '@share/content-cards/testing';
import { createPageActions } from '@share/islands/testing';
import type { FeedServices } from '../src/data/FeedServices';

const block = (id: string, title: string, fields: Partial<HomeModule> = {}): HomeModule => ({
  id,
  title,
  category: 'content',
  type: 'news',
  ...fields,
});

/** Channels with a block of every kind, and ones that the column filter drops. */
export const groups: Group[] = [
  {
    group_id: 'grpHome1',
    name: '推荐',
    type: 'news',
    layout: 'recommend',
    modules: [
      block('modRead1', '周末慢读', { layout: 'reading' }),
      block('modWater', '与水相处', {
        category: 'special',
        type: 'special',
        url: '/davmu/share/special/wetspec1/index.html',
      }),
      block('modTopic', '大家在聊', { category: 'topic', type: 'talk' }),
      block('modApps1', '常用应用', { category: 'app', type: 'tool' }),
      block('modCircl', '邻里圈', { type: 'dimim' }),
    ],
  },
  { group_id: 'grpCity1', name: '云浦', type: 'news', layout: 'city' },
  { group_id: 'grpCircl', name: '圈子', type: 'circle' },
];

/** Items whose ids begin with the list they belong to. */
export const postsOf = (list: string, count: number) =>
  posts(count).map((post) => ({ ...post, post_id: `${list}-${post.post_id}` }));

const sliceOf = <Item>(items: readonly Item[], page = 1, size = 10): Item[] =>
  items.slice((page - 1) * size, page * size);

type FakeFeedApi = FeedServices['api'];

/** The calls of the platform over lists in memory: each channel, list and tab has this many items. */
export const createFeedApi = (count = 25): FakeFeedApi => ({
  getGroups: async () => ({ groups }),
  getChannelContent: async ({ gid = 'grpHome1', pageindex = 1, pagesize }) => ({
    banners: { posts: [] },
    tops:
      pageindex === 1
        ? [cardFixture({ post_id: `${gid}-top`, title: '退塘还湿三年后', category: '深度 · 生态' })]
        : [],
    posts: sliceOf(postsOf(gid, count), pageindex, pagesize),
    total: count,
  }),
  getList: async ({ list_id, page, size }) => ({
    list_id,
    title: '夜里还亮着的灯',
    summary: '天黑以后，谁在替这座城醒着。',
    posts: sliceOf(postsOf(list_id, count), page, size),
    total: count,
  }),
  getModule: async ({ id, group = 'tabPeopl', page, size }) => ({
    id,
    title: '周末慢读',
    category: 'content',
    summary: '不赶时间的文章。',
    groups: [
      { group_id: 'tabPeopl', name: '人物' },
      { group_id: 'tabStory', name: '故事' },
    ],
    group_id: group,
    posts: sliceOf(postsOf(`${id}-${group}`, count), page, size),
    total: count,
  }),
  getSpecial: async ({ id }) => ({
    post_id: id,
    title: '与水相处的三年',
    groups: [{ group_id: 'latest', name: '最新', content_list: postsOf(id, 6), total: 12 }],
    sections: [],
  }),
});

const offline = () => Promise.reject(new ApiError({ kind: 'network', message: 'no network' }));
const never = () => new Promise<never>(() => undefined);

const everyCall = (answer: () => Promise<never>): FakeFeedApi => ({
  getGroups: answer,
  getChannelContent: answer,
  getList: answer,
  getModule: answer,
  getSpecial: answer,
});

/** A platform that cannot be reached. */
export const offlineApi = everyCall(offline);

/** A platform that never answers. */
export const silentApi = everyCall(never);

export const createFeedServices = (given: Partial<FeedServices> = {}): FeedServices => ({
  api: createFeedApi(),
  page: createPageActions(),
  ...given,
});
