import type { Look } from '../looks';

/** An entry of the text and picture column before it has a time. */
export interface PostDraft {
  content: string;
  /** The subject of its photograph. */
  picture?: Look;
  play_url?: string;
  isPinned?: true;
  likes: number;
}

/** The bridge closes, covered from the first hour to the latest minute. */
export const bridgePosts: readonly PostDraft[] = [
  {
    content: '记者到达北岸桥头。夜里十点，桥面灯全开，气温九度。',
    picture: 'nightcity-dusk',
    likes: 312,
  },
  { content: '气象员报：凌晨四点前后有两小时窗口，气温在十一到十三度之间。', likes: 188 },
  { content: '最后一段钢箱梁从驳船上起吊，长 9.6 米，重 212 吨。', picture: 'bridge-dawn', likes: 941 },
  { content: '合龙口宽度 9.612 米，比设计宽 12 毫米，还要等温度再降一点。', likes: 266 },
  { content: '食堂把早饭送上桥面：鲜肉包四百个，绿豆汤两桶。', picture: 'market-dawn', likes: 1_530 },
  {
    content: '航道临时封闭，上游的三条货船在锚地等候，船员站在船头看。',
    picture: 'harbor-dawn',
    likes: 207,
  },
  { content: '一段现场声音和画面：吊机的绳索在收紧。', play_url: '/media/clip/bridge-wide.mp4', likes: 455 },
  { content: '总指挥举起右手。桥面上没有人说话。', likes: 2_018 },
  { content: '四台吊机同步提升，梁段离桥面还有 3 米。', picture: 'bridge-day', likes: 618 },
  {
    content: '最后一段钢箱梁与桥面平齐，指挥船鸣笛三声。现场风速 4 米每秒。',
    picture: 'bridge-mist',
    likes: 3_406,
  },
  {
    content: '合龙段预计今晨 5 点前完成焊接，交通管制至 8:00。',
    picture: 'bridge-dusk',
    isPinned: true,
    likes: 96,
  },
];

/** A shorter column beside the bird camera. */
export const birdPosts: readonly PostDraft[] = [
  {
    content: '六点二十，第一批白鹭离开芦苇荡，向东去了鱼市方向。',
    picture: 'wetland-dawn',
    likes: 402,
  },
  { content: '观鸟屋的水位尺读数 1.42 米，比昨天高两厘米。', likes: 73 },
  { content: '记录到一只白琵鹭，是今年入冬后的第一只。', picture: 'lake-mist', likes: 1_208 },
];
