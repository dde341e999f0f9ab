import type {
  ClueCard,
  ClueTopic,
  PersonalDetail,
  ReportDetail,
  TopicDetail,
} from '@share/api-contract/types';
import { now } from '@share/content-cards/testing';

const hour = 3_600;

/** Nineteen hours before `now`, in seconds. */
const reportedAt = now / 1000 - 19 * hour;

const reporter = { user_id: 'cluXitang', alias: '西塘路住户', ip_location: '云浦' };

/** A report in a list, as the platform sends it. */
export const clueFixture = (fields: Partial<ClueCard> = {}): ClueCard => ({
  post_id: 'clueroad',
  title: '西塘路路面塌陷，雨后积水看不清坑',
  content: '西塘路与文昌街路口东侧，坑约一米宽，夜里路灯也不亮，已经有电动车摔倒。',
  images: [1, 2, 3].map(() => ({ url: '/media/scene/pothole.svg', width: 600, height: 400 })),
  user: reporter,
  at_users: [{ user_id: 'cluRepair', alias: '市政养护中心', title: '官方' }],
  topics: ['道路与路灯'],
  place: { id: 'placeyp1', address: '云浦市 西塘路 118 号附近', longitude: 119.4183, latitude: 29.2071 },
  status: 'replied',
  status_label: '已回复',
  created_at: reportedAt,
  view_count: 18_420,
  like_count: 1_260,
  comment_count: 24,
  ...fields,
});

const titles = [
  '西塘路路面塌陷，雨后积水看不清坑',
  '石油宿舍小学门口的斑马线磨得看不见了',
  '18 路站牌上的末班时间是三年前的',
  '工地夜里两点还在打桩，窗玻璃都在抖',
];

/** A list of this many reports, `clue-1` on. */
export const clues = (count: number): ClueCard[] =>
  Array.from({ length: count }, (_, index) =>
    clueFixture({
      post_id: `clue-${index + 1}`,
      title: titles[index % titles.length] ?? '',
      created_at: reportedAt - index * 5 * hour,
      ...(index % 2 && { images: [], status: 'processing' as const, status_label: '办理中' }),
    }),
  );

/** A whole report. */
export const reportFixture = (fields: Partial<ReportDetail> = {}): ReportDetail => ({
  ...clueFixture(),
  progress: [
    {
      id: 's2',
      org: '市政养护中心',
      content: '已围挡并完成临时填补，路灯今晚修复，周五前完成永久修复。',
      status: 'replied',
      created_at: reportedAt + 15 * hour,
    },
    {
      id: 's1',
      org: '云浦问政',
      content: '已转办市政养护中心。',
      status: 'forwarded',
      created_at: reportedAt + hour,
    },
  ],
  ...fields,
});

/** The public page of a reporter. */
export const personFixture = (fields: Partial<PersonalDetail> = {}): PersonalDetail => ({
  ...reporter,
  description: '在西塘路住了二十三年，每天走着去上班。',
  joined_at: now / 1000 - 412 * 24 * hour,
  clue_count: 14,
  at_ta_count: 2,
  relate_count: 3,
  like_count: 2_316,
  ...fields,
});

const topicNames = ['道路与路灯', '噪声·邻里', '公交出行', '家门口的小事', '河道与水', '老小区', '校园周边'];

/** A topic in a list. */
export const topicFixture = (fields: Partial<ClueTopic> = {}): ClueTopic => ({
  name: '道路与路灯',
  description: '坑、井盖、盲道、不亮的灯。请写清路口和门牌，附一张白天的照片。',
  cover: '/media/scene/lamp.svg',
  view_sum: 37_354,
  clue_count: 12,
  ...fields,
});

/** A list of this many topics. */
export const topics = (count: number): ClueTopic[] =>
  Array.from({ length: count }, (_, index) => {
    const name = topicNames[index % topicNames.length] ?? '';
    const repeat = Math.floor(index / topicNames.length);
    return topicFixture({ name: repeat ? `${name} ${repeat + 1}` : name, view_sum: 46_310 - index * 3_000 });
  });

/** A topic with its first reports. */
export const topicDetailFixture = (fields: Partial<TopicDetail> = {}): TopicDetail => ({
  ...topicFixture(),
  channel: { channel_id: 'chanCity', name: '城市管理', topics: topics(3) },
  clues: clues(10),
  total: 12,
  ...fields,
});
