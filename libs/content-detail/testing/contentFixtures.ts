import type { ContentCard, ContentDetail } from '@share/api-contract/types';
import type { CardPage } from '../src/data/CardView';
import { toCardView } from '../src/data/toCardView';

/** 21 November 2026, 10:00 in Shanghai, in milliseconds. */
export const now = Date.UTC(2026, 10, 21, 2);

export const siteOrigin = 'https://m.example.com';

const threeHoursAgo = now / 1000 - 3 * 3600;

/** The body of an article with everything an editor uses. */
const body = `<p>天还没有亮透，巡护员把船停在芦苇荡边上，关掉马达，等水面静下来。第一声叫从东边传来，接着南边有了回应，整片湿地像是被谁轻轻推醒。</p>
<p>三年前，这里还是连成片的鱼塘。塘埂把水切成一格一格的方块，夜里增氧机响个不停。如今塘埂降了下去，<a href="https://example.com/park">南岸湿地公园</a>记录到的鸟类从 41 种增加到 137 种。</p>
<h3>先让水走得通</h3>
<p>修复的第一步不是种草，而是把二十六处断头河汊重新接上。工程师在老河道边看见一排歪脖子柳树——<strong>柳树站着的地方，从前就是岸</strong>。</p>
<figure><img src="/media/scene/wetland-1.svg" alt="白鹭在浅滩上觅食" width="750" height="500"><figcaption>清晨的南岸湿地，越冬的白鹭在浅滩上觅食。摄影：周衡</figcaption></figure>
<blockquote><p>“我们花了三十年把水圈起来，又花了三年学会把它放回去。”</p><cite>许若谷　云浦水利规划院工程师</cite></blockquote>
<table><thead><tr><th>年份</th><th>记录鸟类（种）</th><th>越冬白鹭最高（只）</th><th>水体透明度（厘米）</th></tr></thead><tbody><tr><td>退塘前</td><td>41</td><td>6</td><td>22</td></tr><tr><td>第三年</td><td>137</td><td>83</td><td>58</td></tr></tbody></table>
<ul><li>北侧林带三月到七月不开放</li><li>夜间闭园时间提前到十八点</li></ul>
<p>太阳升起来的时候，他在本子上写下：十月二十八日，六点一刻，八十三只。</p>`;

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
  content: body,
  topics: ['湿地三年', '云浦南岸'],
  copyright: '本文由人工采写，未经授权，不得转载。',
  ai_label: '图片说明经智能工具辅助校对',
  share_link: 'https://m.example.com/davmu/share/peony/doc/2026/11/wetland1/index.html',
  ...fields,
});

/** Every text field tries to be more than text, every address to be more than an address. */
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
  content: `<p onclick="alert(1)">第一段<script>alert(1)</script></p><img src="javascript:alert(1)" onerror="alert(1)">
<a href="javascript:alert(1)">一个链接</a><iframe src="https://evil.example"></iframe><p style="position:fixed;inset:0">${'没有空格'.repeat(30)}${'Aa'.repeat(90)}</p>`,
});

const headlines: readonly (readonly [string, string])[] = [
  ['湿地公园夜间闭园之后，留给动物的八小时', '云浦观察'],
  ['一张地图，看懂 26 处断头河汊如何打通', '数据'],
  ['航拍：南岸四季', '云浦影像'],
  ['凌晨四点的菜市场，谁在准备一座城的早餐', '城市'],
  ['老街修缮的三种办法', '云浦日报'],
  ['地铁 3 号线今起试运行，首周免费乘坐', '云浦发布'],
  ['在骑楼下开了四十年的钟表铺，今年收了第一个徒弟', '人物'],
  ['问答：居民医保缴费有哪些新变化', '政务'],
  ['夜航云浦：跟着末班渡轮看灯火', '云浦观察'],
  ['一所乡村小学的合唱团，怎样唱到了省城的剧场', '教育'],
  ['冬泳的人说，江水比想象中诚实', '身边'],
  ['从水稻到茶，一个山村二十年里换过的三种作物，以及那些没有换掉的习惯', '东岭周刊'],
];

/** A card as the platform sends it. */
export const cardFixture = (fields: Partial<ContentCard> = {}): ContentCard => ({
  post_id: 'p-1',
  content_type: 'article',
  title: '老街修缮的三种办法',
  source_alias: '云浦日报',
  publish_at: threeHoursAgo,
  ...fields,
});

/** A list of this many items, `p-1` on. */
export const posts = (count: number): ContentCard[] =>
  Array.from({ length: count }, (_, index) => {
    const [title = '', source_alias = ''] = headlines[index % headlines.length] ?? [];
    return cardFixture({
      post_id: `p-${index + 1}`,
      title,
      source_alias,
      publish_at: threeHoursAgo - index * 7200,
    });
  });

/** The first page of some items as the server shows it. */
export const pageOf = (list: readonly ContentCard[]): CardPage => ({
  cards: list.slice(0, 10).map((post) => toCardView(post, { now, siteOrigin })),
  total: list.length,
});
