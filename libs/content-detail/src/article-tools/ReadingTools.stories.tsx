import { createPageActions } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadingTools } from './ReadingTools';

const meta = {
  title: 'ReadingTools',
  component: ReadingTools,
  args: { audioUrl: 'data:audio/mpeg;base64,', minutes: 9, page: createPageActions() },
} satisfies Meta<typeof ReadingTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {};

export const VoiceOfTheBrowser: Story = { args: { audioUrl: undefined } };

export const NothingToRead: Story = { args: { minutes: 0 } };
