import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FoldedNote } from './FoldedNote';

/**
 * A note that takes one line until a visitor unfolds it. Use it for what some visitors need, such as a notice of a live room.
 *
 * Not for the text of an item, which is never folded. Not for a warning: that is `WarningNotice` of `@share/content-cards`.
 */
const meta = {
  title: 'FoldedNote',
  component: FoldedNote,
  args: {
    text: '今日归林时间约 17:15，请提前调低音量；镜头每小时转动一次，画面会停顿片刻。\n直播内容以现场为准。',
  },
} satisfies Meta<typeof FoldedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByText(/^今日归林/);
    const { height } = note.getBoundingClientRect();
    await userEvent.click(note);
    await expect(note.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};

export const LargestText: Story = { ...Unfolded, globals: { size: 'max' } };
