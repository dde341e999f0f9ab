import { listFallback } from '@share/page-data/testing';
import type { Comment } from '@share/api-contract/types';
import { commentKeys } from '../src/data/commentKeys';
import type { CommentedItem, CommentPage } from '../src/data/loadComments';
import { toCommentView } from '../src/data/toCommentView';

/** 21 November 2026, 10:00 in Shanghai, in milliseconds. */
export const now = Date.UTC(2026, 10, 21, 2);

export const item: CommentedItem = {
  postId: 'wetland1',
  siteOrigin: 'https://m.example.com',
  trackId: 'track-1',
  contentType: 'article',
};

const secondsAgo = (seconds: number): number => now / 1000 - seconds;

/** A comment as the platform sends it. */
export const commentFixture = (fields: Partial<Comment> = {}): Comment => ({
  gid: 'c-1',
  content: '第一次在云浦看到这么多白鹭。',
  created_at: secondsAgo(2 * 3600),
  ip_location: '云浦',
  alias: '河边的陈木',
  level: 1,
  ...fields,
});

/** Alias, place and text of the discussion, oldest last. */
const comments: readonly (readonly [string, string, string])[] = [
  ['南岸散步的人', '云浦', '我家窗户正对着那片浅滩，入冬以后每天六点不到就被叫声喊醒，一点也不恼。'],
  ['河边的陈木', '临川', '塘退了，人往哪里去，这篇写清楚了。盼着明年还有回访。'],
  ['小满', '云浦', '栈道的坡很缓，推着轮椅带外婆走完了全程，中间的长椅也够多。'],
  ['拍了十年鸟', '平川', '请各位同好把闪光灯关掉，离巢五十米是规矩，不是建议。'],
  ['阿禾', '云浦', '周六的志愿巡护还有名额吗？想带孩子一起来记数。'],
  ['数字控', '上海', '四列数据一目了然，建议每年更新一次，做成可以对比的图。'],
  ['水利站的小赵', '东岭', '断头河最难的不是挖，是一家一家地谈。向一线的同行致敬。'],
  ['晚风', '云浦', '闭园以后站在桥上听，芦苇里全是响动，像整片水在说梦话。'],
  ['外卖骑手老乔', '云浦', '每天从桥上过，堵车的时候看两眼鸟，心就静了。'],
  ['二年级家长', '云浦', '孩子的自然笔记从三行写到三页，感谢那位不嫌烦的巡护员。'],
  ['江上月', '临川', '希望早餐铺的位置能写进导览图，找了两圈没找着。'],
  ['退休教师', '云浦', '小时候的云浦就是这样，兜兜转转又看见了。'],
  ['青屿的海', '青屿', '我们那边的滩涂也在做修复，收藏起来给同事看看。'],
  ['不爱起早', '平川', '为了这群鸟，我定了人生中第一个五点的闹钟。'],
  ['图纸外的人', '东岭', '按柳树画线这一段，值得放进课本。'],
  ['慢慢走', '云浦', '周末人还是多了些，能不能试试预约？'],
  ['住在北岸', '云浦', '北岸什么时候也能有一间观鸟屋？'],
  ['芦花开了', '云浦', '十一月中旬逆光最好，下午四点到五点。'],
  ['云浦一枚路人', '云浦', '当初骂过工程拖拉，现在道歉，慢有慢的道理。'],
  ['写生的人', '上海', '画了三张，都没有画出水面上那层雾。'],
  ['厨房里的灯', '云浦', '葱油拌面那一段看饿了。'],
  ['末班车', '云浦', '末班车司机会在桥上开得特别慢，大家都懂。'],
  ['早起的鹭', '云浦', '看到最后那个时间，把闹钟也调到了六点一刻。'],
];

const answers: readonly (readonly [string, string, string?])[] = [
  ['林知远', '谢谢您，巡护队每周六上午在南门集合，欢迎带上孩子。'],
  ['阿禾', '已经报名，周六见！', '林知远'],
  ['许愿池边的猫', '六岁能参加吗？我家的坐得住，就是话多。'],
  ['林知远', '六岁可以在观鸟屋做记录员，有专门的小本子。', '许愿池边的猫'],
  ['许愿池边的猫', '太好了，他最喜欢小本子。', '林知远'],
  ['南岸散步的人', '记得穿胶鞋，早上露水重。'],
  ['老堤新柳', '我们楼里已经凑了七个人。'],
];

const replyFixtures = (count: number): Comment[] =>
  Array.from({ length: count }, (_, index) => {
    const [alias = '', content = '', reply_alias] = answers[index % answers.length] ?? [];
    return commentFixture({
      gid: `r-${index + 1}`,
      alias,
      owner_user_id: `u-${alias}`,
      content,
      level: 2,
      created_at: secondsAgo(7000 - index * 60),
      is_author: alias === '林知远',
      ...(reply_alias && { reply_alias }),
    });
  });

/** How many replies the first threads have. */
const replyCounts = [7, 1, 2];

/** The whole discussion under an item: threads, each with all its replies. Long enough for three pages. */
export const threads: Comment[] = comments.map(([alias, ip_location, content], index) =>
  commentFixture({
    gid: `c-${index + 1}`,
    alias,
    owner_user_id: `u-${index + 1}`,
    ip_location,
    content,
    created_at: secondsAgo((index + 2) * 3600),
    replys: replyFixtures(replyCounts[index] ?? 0),
  }),
);

/** A thread with this many replies. */
export const threadWithReplies = (count: number): Comment =>
  commentFixture({ gid: 'c-long', replys: replyFixtures(count) });

/** Comments that try to be more than text, and ones that are hard to set. */
export const hostileThreads: Comment[] = [
  commentFixture({
    gid: 'h-1',
    alias: '<b>加粗的名字</b>',
    content: '<img src=x onerror=alert(1)> 只是一行文字 <script>alert(1)</script>',
    avatar: 'javascript:alert(1)',
    replys: [
      commentFixture({
        gid: 'h-1-1',
        alias: '" onmouseover="',
        content: '&lt;也是文字&gt;',
        reply_alias: '<i>谁</i>',
      }),
    ],
  }),
  commentFixture({
    gid: 'h-2',
    alias: '倒着写\u202E的人',
    content: '\u202E来过倒字这\u202C后面的字是正的。',
  }),
  commentFixture({ gid: 'h-3', alias: '名字'.repeat(40), content: '没有空格'.repeat(30) + 'Aa'.repeat(80) }),
  commentFixture({
    gid: 'h-4',
    alias: '\u200b\u200b',
    content: '第一行\n第二行\n\n最后一行',
    ip_location: '某个写得非常非常长的地方名称',
  }),
];

/** The first page of some threads as the server reads it. */
export const pageOf = (shown: readonly Comment[]): CommentPage => ({
  items: shown.slice(0, 10).map((comment) => toCommentView(comment, item.siteOrigin)),
  total: shown.length,
  count: shown.reduce((sum, { replys = [] }) => sum + 1 + replys.length, 0),
});

/** The page of a server that has read these threads. */
export const fallbackOf = (shown: readonly Comment[]) =>
  listFallback(commentKeys.top(item.postId, 'new'), pageOf(shown));
