import type { FlyCard, FlyCardList } from '@share/api-contract/types';
import { cardFixture, threeHoursAgo } from '@share/content-cards/testing';

const texts: readonly (readonly [title: string, content: string, tag: string])[] = [
  ['云河大桥今晚半幅通行', '二十二时至次日五时检修伸缩缝，夜班公交照常过桥。', '出行'],
  ['寒潮周四到', '最低三度，北风四到五级，蔬菜批发市场已备货七天。', '天气'],
  ['3 号线首周免费', '十九座车站全部开通，末班车二十三点零八分。', '出行'],
  ['夜读座位加了四百个', '市图书馆开到二十三点，最后一班接驳车二十三点十分。', '文化'],
  ['白鹭数过一千', '南岸湿地今早清点，比去年同日多二百一十四只。', '生态'],
];

/** A short card as the platform sends it. */
export const flyCardFixture = (fields: Partial<FlyCard> = {}): FlyCard => ({
  id: 'fly00001',
  title: '云河大桥今晚半幅通行',
  content: '二十二时至次日五时检修伸缩缝，夜班公交照常过桥。',
  tag: '出行',
  publish_at: threeHoursAgo,
  post: cardFixture({ post_id: 'briefnws', title: '云河大桥夜间检修，夜班公交照常' }),
  ...fields,
});

/** This many cards, `fly1` on, each second one with a story. */
export const flyCards = (count: number): FlyCard[] =>
  Array.from({ length: count }, (_, index) => {
    const [title = '', content = '', tag = ''] = texts[index % texts.length] ?? [];
    const { post, ...card } = flyCardFixture({ id: `fly${index + 1}`, title, content, tag });
    return { ...card, publish_at: threeHoursAgo - index * 60, ...(index % 2 === 0 && post && { post }) };
  });

/** A page of a list of cards as the platform sends it. */
export const flyCardList = (
  cards: readonly FlyCard[],
  { page = 1, size = 10 }: { page?: number; size?: number } = {},
): FlyCardList => ({
  list_id: 'flydaily',
  title: '云浦早知道',
  summary: '每天早上七点，十张卡片。',
  style: { data: [{ url: 'https://img.example.com/bridge.svg', width: 750, height: 500 }] },
  updated_at: threeHoursAgo,
  cards: cards.slice((page - 1) * size, page * size),
  total: cards.length,
});

/** Every text holds markup or scripts, every address a dangerous scheme. */
export const hostileFlyCard = flyCardFixture({
  id: 'hostile',
  title: `<script>alert(1)</script>没有空格${'Aa'.repeat(30)}`,
  content: '<img src=x onerror=alert(1)>文字\u202E字的过来倒\u202C',
  tag: '<b>标签</b>',
  thumb: 'javascript:alert(1)',
});
