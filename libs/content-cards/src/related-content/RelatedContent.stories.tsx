import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelatedContent } from './RelatedContent';
import { cardFixture, pageOf, pictured, scene } from '../../testing';

const meta = {
  title: 'RelatedContent',
  component: RelatedContent,
  args: { cards: pictured(4).cards },
} satisfies Meta<typeof RelatedContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourCards: Story = {};

export const OneCard: Story = { args: { cards: pictured(1).cards } };

export const EveryKind: Story = {
  args: {
    cards: pageOf([
      cardFixture({ post_id: 'k-1', content_type: 'video', title: '航拍：南岸四季', duration_str: '02:16' }),
      cardFixture({ post_id: 'k-2', content_type: 'image', title: '图集：闭园以后', pic_num: 9 }),
      cardFixture({
        post_id: 'k-3',
        content_type: 'audio',
        title: '听：芦苇荡的一天',
        duration_str: '18:40',
      }),
    ]).cards.map((card) => ({ ...card, image: { src: scene } })),
  },
};

export const LongText: Story = {
  args: {
    cards: pageOf([
      cardFixture({
        title:
          '从水稻到茶，一个山村二十年里换过的三种作物，以及那些没有换掉的习惯、没有搬走的人和没有拆掉的房子',
        source_alias: '一个名字取得相当长的媒体账号，长到放不下',
        publish_at: 1_700_000_000,
      }),
      cardFixture({ post_id: 'l-2', title: `<b>标题</b>${'Aa'.repeat(50)}` }),
    ]).cards.map((card) => ({ ...card, image: { src: scene } })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
