import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createCardServices, now, threeHoursAgo } from '../../testing';
import { ByLine } from './ByLine';

const account = { id: 'm-1', name: '云浦观察' };
const known = { source: '云浦日报', publishedAt: threeHoursAgo };

/**
 * Publisher, time and source under a title, with the button to follow. Use it once on the page of an item.
 *
 * Not in a card, which has `Facts`. Not for an account with its numbers: that is `AccountCard`.
 */
const meta = {
  title: 'ByLine',
  component: ByLine,
  decorators: [withPage(createCardServices())],
  args: { item: { account, ...known }, now },
} satisfies Meta<typeof ByLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MediaAccount: Story = {};

export const OnlyAName: Story = { args: { item: { account: { name: '林知远' }, ...known } } };

export const OnlyASource: Story = { args: { item: known } };

export const Updated: Story = {
  args: { item: { account, ...known, updatedAt: threeHoursAgo + 7_200 } },
};

export const OnlyATime: Story = { args: { item: { publishedAt: threeHoursAgo } } };

export const LongText: Story = {
  args: {
    item: {
      account: { id: 'm-3', name: '一个名字取得相当长的媒体账号，长到放不下' },
      source: '云浦市融媒体中心新闻采访部生态组',
      publishedAt: threeHoursAgo,
    },
  },
};
