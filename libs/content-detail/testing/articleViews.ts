import type { ContentDetail } from '@share/api-contract/types';
import { scene, siteOrigin } from '@share/content-cards/testing';
import type { SafeHtml } from '@share/safety';
import type { ItemView } from '../src/data/DetailView';
import { toItemView } from '../src/data/toItemView.server';
import { detailFixture, hostileDetail } from './contentFixtures';

/** An article as the page shows it; its pictures need no network. */
export const articleView = (fields: Partial<ContentDetail> = {}): ItemView => {
  const view = toItemView(detailFixture(fields), { siteOrigin });
  return { ...view, body: view.body.replaceAll('/media/scene/wetland-1.svg', scene) as SafeHtml };
};

export const hostileArticle = toItemView(hostileDetail, { siteOrigin });

/** Names and titles at the length where they hurt. */
export const longArticle = articleView({
  title:
    '从一万两千亩鱼塘到一片城市湿地，这座小城用了三年时间重新学会与水相处，也学会了等待、退让，以及怎样把一件看不见终点的事一天一天地做下去',
  summary: '导语也可以很长。'.repeat(24),
  category: '深度报道 · 生态与城市 · 特别策划',
  mp: { user_id: 'm-3', name: '一个名字取得相当长的媒体账号，长到放不下' },
  source_alias: '云浦市融媒体中心新闻采访部生态组',
  view_count: 1_234_567_890,
  ai_label: '本文由 AI 生成，经编辑审核',
  content_type: 'sp_topic',
  topics: ['湿地三年', '云浦南岸', '一个写得特别长的话题名称究竟能有多长', '生态', '深度', '城市与水'],
});
