import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, within } from 'storybook/test';
import { createBusyFeed } from '../../testing/createBusyFeed';
import { createChatServices } from '../../testing/createChatServices';
import { ChatLines } from './ChatLines';

interface BusyProps {
  leftOut: number;
  variant: 'list' | 'overlay';
}

/** A room in which more is said than anybody can follow. */
const BusyLines = ({ leftOut, variant }: BusyProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [feed] = useState(() => createBusyFeed(leftOut));
  const sender = { own: [], send: async () => true, sendAgain: () => undefined, drop: () => undefined };
  return <ChatLines {...{ scroller, feed, sender, variant }} />;
};

const meta = {
  title: 'ChatLines',
  component: BusyLines,
  args: { leftOut: 576, variant: 'list' },
  decorators: [
    (Story, { args: { variant } }) => (
      <div
        data-variant={variant}
        data-ground={variant === 'overlay' ? 'dark' : undefined}
        style={{
          display: 'flex',
          minHeight: 360,
          ...(variant === 'overlay' && { background: 'linear-gradient(#4a6b5c, #20242c)' }),
        }}
      >
        <Story />
      </div>
    ),
    withPage(createChatServices()),
  ],
} satisfies Meta<typeof BusyLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('还有 576 条消息未显示')).toBeVisible();
  },
};

export const BusyDark: Story = { ...Busy, globals: { theme: 'dark' } };

export const BusyOverlay: Story = { ...Busy, args: { variant: 'overlay' } };

export const Calm: Story = { args: { leftOut: 0 } };
