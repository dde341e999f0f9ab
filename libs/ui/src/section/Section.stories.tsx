import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankedList } from '@share/content-cards';
import { Section } from './Section';

const meta = {
  title: 'Section',
  component: Section,
  args: {
    id: 'hot',
    title: '72小时热点',
    children: (
      <RankedList items={[{ href: '#1', title: '云浦地铁 3 号线今起试运行，首周免费乘坐', rank: 1 }]} />
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};

export const WithCountAndAside: Story = {
  args: {
    id: 'comments',
    title: '评论',
    count: 128,
    aside: '最新 | 最热',
    children: '住在堤边二十年，头一回听见这么多鸟叫。',
  },
};

export const LongTitle: Story = {
  args: { id: 'long', title: '一个很长很长的栏目名称会自然换到下一行', count: 123_456, aside: '编辑整理' },
};
