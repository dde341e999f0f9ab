import type { PictureView } from '@share/content-cards';
import { now, scene } from '@share/content-cards/testing';
import type { DetailOf } from '../src/data/DetailView';
import { itemFixture } from './albumFixtures';

const captions = [
  '凌晨两点，江面风力降到三级以下，指挥长下达起吊口令。长 16 米的钢箱梁在四台吊机下缓缓离开驳船。',
  '等待的人。',
  '天亮之前，最后一颗螺栓拧紧。工人们靠着栏杆坐下来，谁也没有说话，江风把安全帽的带子吹得直响；远处的渡轮鸣了一声笛，像是代替所有人说了那句话，然后继续往下游去，船上的人都站到了甲板的这一边。',
];

/** A picture of the gallery, from 1. */
const picture = (number: number): PictureView => {
  const caption = captions[(number - 1) % captions.length] ?? '';
  return { src: `${scene}#${number}`, alt: `合龙现场 ${number}`, width: 600, height: 400, caption };
};

export const gallery = (count: number, fields: Partial<DetailOf<'gallery'>> = {}): DetailOf<'gallery'> => ({
  ...itemFixture({
    id: 'bridgeg1',
    contentType: 'image',
    title: '一座桥合龙的四十八小时',
    lead: '从第一束探照灯到第一班过江的公交。',
    author: '周衡',
    source: '云浦影像',
    publishedAt: now / 1000 - 3 * 3600,
    viewCount: 12_380,
    likeCount: 1_260,
    commentCount: 32,
  }),
  kind: 'gallery',
  pictures: Array.from({ length: count }, (_, index) => picture(index + 1)),
  ...fields,
});
