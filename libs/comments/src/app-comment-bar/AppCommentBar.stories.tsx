import { createPageActions, withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppCommentBar } from './AppCommentBar';

const offerApp = fn();

const meta = {
  title: 'AppCommentBar',
  component: AppCommentBar,
  parameters: { docs: { story: { height: '120px' } } },
  decorators: [withPage({ page: createPageActions({ offerApp }) })],
  args: { counts: { comments: 24, likes: 1_260 }, isOpen: true },
} satisfies Meta<typeof AppCommentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '说说你看到的情况' }));
    await expect(offerApp).toHaveBeenCalledWith('评论');
  },
};

export const Closed: Story = { args: { isOpen: false } };

export const NothingCountedYet: Story = { args: { counts: { comments: 0, likes: 0 } } };

export const LargeCounts: Story = { args: { counts: { comments: 123_456, likes: 99_999_999 } } };

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
