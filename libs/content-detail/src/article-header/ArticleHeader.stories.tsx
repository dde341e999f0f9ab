import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleView, longArticle } from '../../testing/articleViews';
import { withDetailPage } from '../../testing/onPage';
import { ArticleHeader } from './ArticleHeader';

const meta = {
  title: 'ArticleHeader',
  component: ArticleHeader,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: { item: articleView(), now },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};

export const MarkedKind: Story = {
  args: { item: articleView({ content_type: 'audio', category: undefined }) },
};

export const MadeByAMachine: Story = { args: { item: articleView({ ai_label: '本文由 AI 生成' }) } };

export const WithoutAccount: Story = { args: { item: articleView({ mp: undefined }) } };

export const Older: Story = { args: { item: articleView({ publish_at: now / 1000 - 90 * 86_400 }) } };

export const LongText: Story = { args: { item: longArticle } };
