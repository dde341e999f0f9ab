import { lastAt, lastSundayAt, nextSolsticeAt, publishedAt } from '../cityTime';
import type { Scene } from '../Draft';
import { toBodyHtml } from '../toBodyHtml';
import type { StoredActivity } from './CollectionBodies';
import { coverOf } from './coverOf';

const daySeconds = 24 * 3_600;

const activity = (
  seconds: number,
  post_id: string,
  [start_time, end_time]: readonly [number, number],
  scene: Scene,
  body: string,
  fields: Pick<StoredActivity, 'title' | 'summary' | 'post_ids'> & Partial<StoredActivity>,
): StoredActivity => ({
  post_id,
  track_id: `trk_${post_id}`,
  share_link: `/davmu/share/activity/${post_id}/index.html`,
  style: coverOf(scene, post_id),
  content: toBodyHtml(body.trim(), { scene }),
  start_time,
  end_time,
  publish_at: publishedAt(seconds, 72),
  ...fields,
});

/** One activity under way, one announced, one over. */
export const buildActivities = (seconds: number): StoredActivity[] => [
  activity(
    seconds,
    'birdwalk',
    [lastSundayAt(seconds, 6.5), lastSundayAt(seconds, 8.5) + 17 * 7 * daySeconds],
    'wetland',
    `
每个周日早上六点半，在二号码头集合，跟湿地管理站的巡护员走一段两公里的路。
## 带什么
- 望远镜可以借，共四十副，凭身份证登记
- 深色外套，不要穿红和白
- 热水自带，路上没有小卖部
> “走慢一点，鸟就近一点。” | 闻人溪　巡护队队长
下雨照走，刮大风改期，改期通知前一晚八点发出。`,
    {
      title: '跟着巡护员走一段：南岸周日观鸟',
      summary: '两公里，两小时，四十副望远镜。',
      place: '南岸湿地二号码头',
      organizer: '云浦南岸湿地管理站',
      quota: 40,
      joined_count: 31,
      post_ids: ['wetland1', 'nightpk1', 'birdlive'],
    },
  ),
  activity(
    seconds,
    'nightrun',
    [nextSolsticeAt(seconds, 19.5), nextSolsticeAt(seconds, 22)],
    'nightcity',
    `
冬至夜，五公里，不计时。起点在骑楼街邮局门口，终点是云河大桥南桥头的一锅羊汤。
不发奖牌，发一只手电。请把手电照在路上，不要照人。`,
    {
      title: '冬至夜跑：最长的一夜，最短的五公里',
      summary: '不计时，终点有汤。',
      place: '骑楼街邮局门口',
      organizer: '南岸夜跑团',
      quota: 300,
      joined_count: 300,
      post_ids: ['bridgeg1', 'arcadebk'],
    },
  ),
  activity(
    seconds,
    'swapbook',
    [lastAt(seconds, 9, 40 * daySeconds), lastAt(seconds, 17, 33 * daySeconds)],
    'library',
    '一周里换走两千一百四十本书，剩下的九十六本搬进了 N3 路夜班车。谢谢每一位把名字写在扉页上的人。',
    {
      title: '把看过的书，换给下一个人',
      summary: '换书周已经结束，剩下的书在夜班车上。',
      place: '市图书馆一楼大厅',
      organizer: '云浦市图书馆',
      joined_count: 1_286,
      post_ids: ['libnight', 'busnight'],
    },
  ),
];
