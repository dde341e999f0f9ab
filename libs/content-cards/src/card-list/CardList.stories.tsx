import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardFixture, pageOf, scene } from '../../testing';
import { CardList } from './CardList';

const { items: cards } = pageOf([
  cardFixture({ post_id: 'c-1', title: '在骑楼下开了四十年的钟表铺' }),
  cardFixture({ post_id: 'c-2', content_type: 'video', title: '航拍：南岸四季', duration_str: '02:16' }),
  cardFixture({ post_id: 'c-3', content_type: 'svideo', title: '撑船四十年的老郑', duration_str: '00:43' }),
  cardFixture({ post_id: 'c-4', content_type: 'svideo', title: '白鹭起飞的一秒', duration_str: '00:21' }),
  cardFixture({ post_id: 'c-5', content_type: 'audio', title: '为什么我们爱听雨', duration_str: '28:10' }),
  cardFixture({ post_id: 'c-6', content_type: 'image', title: '一座桥合龙的四十八小时', pic_num: 9 }),
  cardFixture({ post_id: 'c-7', content_type: 'live', title: '南岸音乐季闭幕演出' }),
  cardFixture({ post_id: 'c-8', content_type: 'svideo', title: '只有一条短视频', duration_str: '00:12' }),
]);

const image = { src: scene };
const pictured = cards.map((card) => ({
  ...card,
  image,
  ...(card.variant === 'gallery' && { images: [image, image, image] }),
}));

/**
 * Cards of items, each in the form that suits its content. Use it for every list of items, with `MoreCards` below a list that grows.
 *
 * Not for a list whose order means something: that is `HotList`, or rows with ranks. Not for posts, answers or reports, which have cards of
 * their own in their features.
 */
const meta = {
  title: 'CardList',
  component: CardList,
  args: { cards: pictured },
} satisfies Meta<typeof CardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const WithoutPictures: Story = { args: { cards } };
