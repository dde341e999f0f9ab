import type { Activity } from '@share/api-contract/types';
import { cardFixture, now, posts } from '@share/content-cards/testing';

const hour = 3600;

/** An activity as the platform sends it: today from 10:00 to 12:00 in Shanghai. */
export const activityFixture = (fields: Partial<Activity> = {}): Activity => ({
  post_id: 'birdwalk',
  track_id: 't-birdwalk',
  title: '跟着巡护员走一段：南岸周日观鸟',
  summary: '两公里，两小时，四十副望远镜。',
  content:
    '<p>每个周日早上六点半，在二号码头集合，跟湿地管理站的巡护员走一段两公里的路。</p><h2>带什么</h2><ul><li>深色外套，不要穿红和白</li><li>热水自带，路上没有小卖部</li></ul>',
  style: { data: [{ url: 'https://img.example.com/birdwalk.svg', width: 750, height: 500 }] },
  status: 1,
  start_time: now / 1000,
  end_time: now / 1000 + 2 * hour,
  place: '南岸湿地二号码头',
  organizer: '云浦南岸湿地管理站',
  quota: 40,
  joined_count: 31,
  posts: posts(3),
  ...fields,
});

/** Every text holds markup or scripts, every address a dangerous scheme. */
export const hostileActivity = activityFixture({
  title: '<img src=x onerror=alert(1)>标题里的标签\u202E字的过来倒\u202C',
  summary: '</p><script>alert(1)</script>导语',
  content: '<p onclick="alert(1)">正文<script>alert(1)</script></p>',
  style: { data: [{ url: 'javascript:alert(1)' }] },
  place: '<b>地点</b>',
  organizer: `没有空格${'Aa'.repeat(40)}`,
  posts: [cardFixture({ title: '<b>只是标题</b>' })],
});
