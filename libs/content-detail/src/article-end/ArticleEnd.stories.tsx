import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleView, hostileArticle, longArticle } from '../../testing/articleViews';
import { withDetailPage } from '../../testing/onPage';
import { ArticleEnd } from './ArticleEnd';

const meta = {
  title: 'ArticleEnd',
  component: ArticleEnd,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: { item: articleView() },
} satisfies Meta<typeof ArticleEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotesAndTopics: Story = {};

export const Credits: Story = { args: { item: articleView({ author: '林知远', editor: '许若谷' }) } };

export const OnlyNotes: Story = { args: { item: articleView({ topics: [] }) } };

export const OnlyTopics: Story = {
  args: { item: articleView({ copyright: undefined, ai_label: undefined }) },
};

export const Nothing: Story = {
  args: { item: articleView({ copyright: undefined, ai_label: undefined, topics: [] }) },
};

export const LongText: Story = { args: { item: longArticle } };

export const Hostile: Story = { args: { item: hostileArticle } };
