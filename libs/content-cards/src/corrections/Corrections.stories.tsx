import type { Meta, StoryObj } from '@storybook/react-vite';
import { threeHoursAgo } from '../../testing';
import { Corrections } from './Corrections';

const text = '本文此前把异地备案的有效期写成“半年”，应为“一年”，已经改正。';

/**
 * What was corrected in a published item, and when. Use it below the text of an item.
 *
 * Not for a warning about its content: that is `WarningNotice`. Not for the time of the last change: `ByLine` has it.
 */
const meta = {
  title: 'Corrections',
  component: Corrections,
  args: { item: { corrections: [{ at: threeHoursAgo, text }] } },
} satisfies Meta<typeof Corrections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Several: Story = {
  args: {
    item: {
      corrections: [
        { at: threeHoursAgo, text },
        { at: threeHoursAgo - 86_400, text: '图三的拍摄地点应为南岸码头。' },
      ],
    },
  },
};

export const WithoutATime: Story = { args: { item: { corrections: [{ text }] } } };

export const LongText: Story = {
  args: { item: { corrections: [{ at: threeHoursAgo, text: text.repeat(5) }] } },
};
