import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankedList } from './RankedList';

const titles = [
  '云浦地铁 3 号线今起试运行，首周免费乘坐',
  '老城骑楼街修缮完成，沿街老店陆续回归',
  '今冬首场寒潮周四到达，最低气温 3 ℃',
  '市图书馆夜间开放至 23 点，新增 400 个座位',
  '问答：居民医保缴费有哪些新变化',
];

const meta = {
  title: 'RankedList',
  component: RankedList,
  args: { items: titles.map((title, place) => ({ href: `#${place}`, title, rank: place + 1 })) },
} satisfies Meta<typeof RankedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TopFive: Story = {};

export const FromNinth: Story = {
  args: { items: titles.slice(0, 3).map((title, place) => ({ href: `#${place}`, title, rank: place + 9 })) },
};
