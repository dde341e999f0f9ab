import type { Comment } from '@share/api-contract/sent';
import { article, draftOf, type Draft } from '../Draft';
import { lookAt } from '../pictures/pictureOf';
import type { StoredComment, StoredContent } from '../SeedBundle';
import type { StoredAlbum, StoredSpecial } from './CollectionBodies';
import { postIdOf, toContent } from '../toContent';

const daySeconds = 24 * 3_600;

interface PreviewPlan {
  draft: Draft;
  /** When the preview ends, from the time of seeding in seconds; in each way a platform may write it (R11). */
  expiry?: (seconds: number) => number | string;
}

const plans: PreviewPlan[] = [
  {
    draft: article(
      '南岸要不要再开一条步道？两份方案放在同一张桌上',
      '一份多走八百米，一份少砍三十一棵树，听证会定在下周四。',
      '问政',
      `
（待核：步道长度以规划院下周回函为准）
方案甲沿旧塘埂走，全长两千一百米，最窄处一米二，轮椅过不去。方案乙绕到堤脚，长两千九百米，全程无台阶，要动三十一棵柳树。
湿地管理站的闻人溪更担心的是时间。“三月到六月，哪条都不能动工。鸟不看方案。”
! 两份方案叠在一张图上，红线是步道，绿点是要避开的树。
## 谁会来听证
报名的有二十六人，其中十一位住在南岸三里，四位坐轮椅，一位是小学生。
（编辑注：请摄影补一张现场图，标题两份方案的顺序再议。）`,
      { id: 'prevart1', scene: 'wetland', topics: ['湿地三年'], source: '云浦日报', author: '林知远' },
    ),
    expiry: (seconds) => seconds + 30 * daySeconds,
  },
  {
    draft: draftOf('video', '样片：冬至那碗汤圆', '粗剪第二版，片尾字幕未校。', '视频', {
      id: 'prevvid1',
      scene: 'market',
      topics: ['菜市场'],
      source: '云浦观察',
    }),
    expiry: (seconds) => (seconds + 30 * daySeconds) * 1_000,
  },
  {
    draft: draftOf('image', '图集小样：第一场霜', '选图待定，图说未校。', '影像', {
      id: 'previmg1',
      scene: 'lake',
      topics: ['寒潮'],
      source: '云浦影像',
      body: `
! 六点二十，堤上的草白了一层。
! 卖菜的车棚顶上，有人用手指写了个“早”。
!harbor 青屿港的缆绳冻得发硬。`,
    }),
    expiry: (seconds) => new Date((seconds + 30 * daySeconds) * 1_000).toISOString(),
  },
  {
    draft: draftOf('svideo', '样片：第一片雪落在琴键上', '竖屏粗剪，音乐未授权。', '短视频', {
      id: 'prevsv01',
      scene: 'nightcity',
      duration: 12,
      topics: ['寒潮'],
      source: '云浦影像',
    }),
    expiry: (seconds) => seconds + 30 * daySeconds,
  },
  {
    draft: draftOf('mini_program', '春运班次小程序', '上线前给编辑部试用。', '服务', {
      id: 'prevmin1',
      scene: 'train',
      topics: ['出行'],
      source: '云浦新闻',
    }),
    expiry: (seconds) => seconds + 30 * daySeconds,
  },
  {
    draft: draftOf('special', '样稿：水边的四季', '导语待定，四组稿件的顺序再议。', '专题', {
      id: 'prevspc1',
      scene: 'wetland',
      topics: ['湿地三年'],
      source: '云浦日报',
    }),
    expiry: (seconds) => seconds + 30 * daySeconds,
  },
  {
    draft: draftOf('audio_album', '试听：堤上听鸟', '先发两集听听反应，片头音乐未定。', '音频', {
      id: 'prevaud1',
      scene: 'wetland',
      topics: ['湿地三年'],
      source: '云浦之声',
      album: { status: 0, total: 2 },
    }),
    expiry: (seconds) => seconds + 30 * daySeconds,
  },
  {
    draft: article(
      '明年春运加开的六趟慢车，站名都在这里',
      '票价十一块五起，停靠三十四个小站。',
      '快讯',
      `车次和时刻以正式公告为准，本稿在公告发布前不得外传。
六趟慢车全部停靠东岭、石桥和平川西，其中两趟挂有行李车厢，扁担和竹筐可以直接上车。`,
      { id: 'prevnone', scene: 'train', topics: ['出行'], source: '云浦新闻' },
    ),
  },
  {
    draft: article(
      '预览已经结束的一篇',
      '链接过了有效期，正文不再提供。',
      '城市',
      '这一段在有效期之后不应再被任何人读到。',
      { id: 'prevgone', scene: 'rain', topics: ['骑楼街'], source: '云浦晚报' },
    ),
    expiry: (seconds) => seconds - 3_600,
  },
  {
    draft: article(
      '拍窗计划第一站：北坪新村六栋 302',
      '窗台上有一盆会转身的向日葵，主人说它只认早班车。',
      '手记',
      `
上一篇写门，评论里有四十七位朋友报了楼号。我按留言的先后去，第一站是北坪新村。
302 的主人开早班公交，四点半出门。窗台那盆向日葵总朝着路口，她说是在看车，我说是在看太阳，我们谁也没说服谁。
!oldstreet 窗台上的向日葵，摄于早上四点四十分。`,
      {
        id: 'prevmp01',
        scene: 'oldstreet',
        actor: 'mp',
        mp: '城门口的阿坚',
        source: '城门口的阿坚',
        topics: ['我在云浦'],
      },
    ),
    expiry: (seconds) => seconds + 30 * daySeconds,
  },
];

/** Items that only colleagues may read yet. */
export const buildPreviews = (seconds: number): StoredContent[] =>
  plans.map(({ draft, expiry }) => ({
    ...toContent({
      draft,
      scene: draft.scene ?? 'wetland',
      look: lookAt(draft.scene ?? 'wetland', postIdOf(draft)),
      topics: draft.topics ?? [],
      publishAt: seconds,
      commentCount: 0,
      relatedIds: ['wetland1', 'rivermap'],
    }),
    ...(expiry && { expired_at: expiry(seconds) }),
  }));

/** The contents of the special topic above: no list of the public leads to it. */
export const previewSpecial: StoredSpecial = {
  post_id: 'prevspc1',
  groups: [
    { group_id: 'psSpring', name: '春 · 回水', collapse: true, post_ids: ['wetland1', 'rivermap'] },
    { group_id: 'psWinter', name: '冬 · 待写', collapse: false },
  ],
  sections: [],
};

/** The first episodes of the album above, from among those that are published. */
export const toPreviewAlbum = (contents: readonly StoredContent[]): StoredAlbum => ({
  uid: 'prevaud1',
  tracks: contents
    .filter(({ content_type, is_unlisted }) => content_type === 'audio' && !is_unlisted)
    .slice(0, 2)
    .map(({ post_id, title }, index) => ({ post_id, title, number: index + 1 })),
});

const note = (post: string, number: number, alias: string, content: string, created_at: number) =>
  ({
    gid: `${post}_note${number}`,
    content,
    created_at,
    ip_location: '云浦',
    alias,
    avatar: `/media/avatar/${post}${number}.svg`,
    star: false,
    star_count: 0,
    reply_count: 0,
    level: 1,
    comment_type: 1,
    owner_user_id: `desk${number}`,
    post,
    parent: '',
  }) satisfies Comment & StoredComment;

/** Colleagues' comments under previews. */
export const buildPreviewNotes = (seconds: number): StoredComment[] => [
  note(
    'prevart1',
    1,
    '值班编辑 何其乐',
    '第二段“最窄处一米二”请再核一次，规划院的图上是一米三五。',
    seconds - 5_400,
  ),
  note('prevart1', 2, '视觉 周衡', '现场图下午四点前给，先用叠图。', seconds - 3_000),
  note('prevart1', 3, '校对 温立', '“三十一棵”前后一致，过。', seconds - 1_200),
  note('prevmp01', 1, '频道 岑遥', '楼号是读者自己公布的，保留；门牌照片请打码。', seconds - 2_400),
];
