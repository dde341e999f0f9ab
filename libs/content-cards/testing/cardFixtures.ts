import type { ListPage } from '@share/page-data';
import type { AppLinkParams } from '@share/open-app';
import type { ContentCard } from '@share/api-contract/types';
import type { CardView } from '../src/data/CardView';
import { toCardView } from '../src/data/toCardView';
import { scene } from './scene';

/** 21 November 2026, 10:00 in Shanghai, in milliseconds. */
export const now = Date.UTC(2026, 10, 21, 2);

export const siteOrigin = 'https://m.example.com';

/** Of a page request: names the target in the app, so that a test can check it. */
export const openAppHref = ({ id }: AppLinkParams): string => `https://app.example.com/open?id=${id}`;

export const threeHoursAgo = now / 1000 - 3 * 3600;

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
export const pageOf = (list: readonly ContentCard[], size = 10): ListPage<CardView> => ({
  items: list.slice(0, size).map((post) => toCardView(post, { now, siteOrigin })),
  total: list.length,
});

/** The first page of a list, every other card with a picture. */
export const pictured = (count: number): ListPage<CardView> => {
  const { items, total } = pageOf(posts(count));
  return {
    items: items.map((card, index) => (index % 2 ? card : { ...card, image: { src: scene } })),
    total,
  };
};
