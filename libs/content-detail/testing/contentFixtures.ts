import type { ContentDetail } from '@share/api-contract/types';
import { articleFixture, hostileArticleFixture, threeHoursAgo } from '@share/content-cards/testing';

/** The media account of `detailFixture` as the platform sends it. */
export const accountFixture = {
  user_id: 'm-1',
  name: '云浦观察',
  certification: '云浦日报深度报道部',
  follower_count: 186_000,
  follow_count: 3,
  content_count: 412,
};

/** An article as the platform sends it. */
export const detailFixture = (fields: Partial<ContentDetail> = {}): ContentDetail => ({
  post_id: 'wetland1',
  track_id: 't-wetland1',
  content_type: 'article',
  title: '退塘还湿三年后，白鹭回到了云浦南岸',
  summary: '从一万两千亩鱼塘到一片城市湿地，一座小城重新学会了与水相处。',
  category: '深度 · 生态',
  source_alias: '云浦日报',
  publish_at: threeHoursAgo,
  view_count: 12_380,
  like_count: 1_260,
  comment_count: 128,
  mp: { user_id: 'm-1', name: '云浦观察' },
  content: articleFixture,
  topics: ['湿地三年', '云浦南岸'],
  copyright: '本文由人工采写，未经授权，不得转载。',
  ai_label: '图片说明经智能工具辅助校对',
  share_link: 'https://m.example.com/davmu/share/peony/doc/2026/11/wetland1/index.html',
  ...fields,
});

/** Every text field holds markup or scripts, every address a dangerous scheme. */
export const hostileDetail = detailFixture({
  title: '<img src=x onerror=alert(1)>标题里的标签\u202E字的过来倒\u202C',
  summary: '</p><script>alert(1)</script>导语',
  category: '<b>栏目</b>',
  source_alias: '" onmouseover="alert(1)',
  mp: { user_id: 'm-2', name: '</span><h1>冒名的标题</h1>', avatar: 'javascript:alert(1)' },
  topics: ['<i>话题</i>', '\u200b', '正常的话题'],
  copyright: '<a href="javascript:alert(1)">版权</a>',
  share_link: 'javascript:alert(1)',
  style: { data: [{ url: 'data:text/html,<script>alert(1)</script>' }] },
  content: hostileArticleFixture,
});
