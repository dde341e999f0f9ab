import type { Meta, StoryObj } from '@storybook/react-vite';
import { withDetailPage } from '../../testing/onPage';
import { ReadingTools } from './ReadingTools';

const meta = {
  title: 'ReadingTools',
  component: ReadingTools,
  decorators: [withDetailPage],
  args: { audioUrl: 'data:audio/mpeg;base64,', minutes: 9 },
} satisfies Meta<typeof ReadingTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {};

export const VoiceOfTheBrowser: Story = { args: { audioUrl: undefined } };

export const NothingToRead: Story = { args: { minutes: 0 } };
