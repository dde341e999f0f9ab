import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleView, longArticle } from '../../testing/articleViews';
import { withDetailPage } from '../../testing/onPage';
import { ByLine } from './ByLine';
import { now } from '@share/content-cards/testing';

const meta = {
  title: 'ByLine',
  component: ByLine,
  decorators: [withDetailPage],
  args: { item: articleView(), now },
} satisfies Meta<typeof ByLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MediaAccount: Story = {};

export const OnlyAName: Story = { args: { item: articleView({ mp: undefined, author: '林知远' }) } };

export const OnlyATime: Story = { args: { item: articleView({ mp: undefined, source_alias: undefined }) } };

export const LongText: Story = { args: { item: longArticle } };
