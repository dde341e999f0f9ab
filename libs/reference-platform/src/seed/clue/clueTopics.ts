import type { Scene } from '../Draft';

interface TopicDraft {
  name: string;
  description: string;
  scene: Scene;
  channel: readonly [id: string, name: string];
}

const city = ['chanCity', '城市管理'] as const;
const neighbours = ['chanHome', '邻里生活'] as const;
const rights = ['chanRght', '权益守护'] as const;

/** Topics in the order in which they were opened. The last has no report yet. */
export const clueTopics: readonly TopicDraft[] = [
  {
    name: '道路与路灯',
    description: '坑、井盖、盲道、不亮的灯。请写清路口和门牌，附一张白天的照片。',
    scene: 'lamp',
    channel: city,
  },
  {
    name: '河道与水',
    description: '云河、内河、雨水口，水的颜色和味道不对，都可以说。',
    scene: 'lake',
    channel: city,
  },
  {
    name: '公交出行',
    description: '站牌、班次、换乘和共享单车。',
    scene: 'sign',
    channel: city,
  },
  {
    name: '家门口的小事',
    description: '一句话就行，附照片更好，每月公布办理结果。',
    scene: 'oldstreet',
    channel: neighbours,
  },
  {
    name: '噪声·邻里',
    description: '先量分贝，再讲道理。施工噪声请写明时间。',
    scene: 'nightcity',
    channel: neighbours,
  },
  {
    name: '老小区',
    description: '电梯、楼道、水管和屋顶，一栋一栋来。',
    scene: 'rain',
    channel: neighbours,
  },
  {
    name: '校园周边',
    description: '上学路上的车、摊和斑马线。',
    scene: 'crossing',
    channel: rights,
  },
  {
    name: '明码标价',
    description: '菜场、停车场、装修队，价钱写清楚了没有。',
    scene: 'market',
    channel: rights,
  },
  {
    name: '文明养宠',
    description: '刚刚开放的话题，等第一条报料。',
    scene: 'wetland',
    channel: neighbours,
  },
];
