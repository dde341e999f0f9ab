import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleView, hostileArticle, longArticle } from '../../testing/articleViews';
import { ArticleNotes } from './ArticleNotes';

const { notes, topics } = articleView();

const meta = {
  title: 'ArticleNotes',
  component: ArticleNotes,
  parameters: { layout: 'fullscreen' },
  args: { notes, topics },
} satisfies Meta<typeof ArticleNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotesAndTopics: Story = {};

export const OnlyNotes: Story = { args: { topics: [] } };

export const OnlyTopics: Story = { args: { notes: [] } };

export const LongText: Story = { args: { notes: longArticle.notes, topics: longArticle.topics } };

export const Hostile: Story = { args: { notes: hostileArticle.notes, topics: hostileArticle.topics } };
