import { lastAt } from '../cityTime';
import type { StoredFlyCards } from './CollectionBodies';
import { coverOf } from './coverOf';

const cardTexts: readonly (readonly [title: string, content: string, tag: string, post_id?: string])[] = [
  ['云河大桥今晚半幅通行', '二十二时至次日五时检修伸缩缝，夜班公交照常过桥。', '出行', 'briefnws'],
  ['寒潮周四到', '最低三度，北风四到五级，蔬菜批发市场已备货七天。', '天气', 'coldwav1'],
  ['3 号线首周免费', '十九座车站全部开通，末班车二十三点零八分。', '出行', 'metro3op'],
  ['夜读座位加了四百个', '市图书馆开到二十三点，最后一班接驳车二十三点十分。', '文化', 'libnight'],
  ['白鹭数过一千', '南岸湿地今早清点，比去年同日多二百一十四只。', '生态', 'wetland1'],
  ['居民医保缴费还剩五周', '新生儿出生九十天内补缴，不设等待期。', '民生', 'medinsqa'],
  ['平安钥匙还挂在树上', '第四天，仍无人认领，邮局窗口可以对暗号。', '街坊', 'nosource'],
  ['两百盏路灯换暖光', '北坪路三日起施工，零点后亮度降到四成。', '民生', 'nocommt1'],
  ['早市校秤', '公平秤二十年只坏过一次，今天又校了一回。', '市场', 'market04'],
  ['今晚云量三成', '二十一点以后东岭看得见猎户座，带上热水。', '星空'],
];

/** Ten short cards of the day. */
export const buildFlyCards = (seconds: number): StoredFlyCards[] => [
  {
    list_id: 'flydaily',
    title: '云浦早知道',
    summary: '每天早上七点，十张卡片。',
    style: coverOf('bridge', 'flydaily'),
    updated_at: lastAt(seconds, 7, 600),
    cards: cardTexts.map(([title, content, tag, post_id], index) => ({
      id: `fly${String(index + 1).padStart(5, '0')}`,
      title,
      content,
      tag,
      publish_at: lastAt(seconds, 7, 600) - index * 60,
      ...(post_id && { post_id }),
    })),
  },
];
