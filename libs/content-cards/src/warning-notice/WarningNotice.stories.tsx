import type { Meta, StoryObj } from '@storybook/react-vite';
import { WarningNotice } from './WarningNotice';

/**
 * A warning before a text, which itself stays readable. Use it above the body of an item that needs one.
 *
 * Not for pictures or a player: that is `WarningCover`. Not for a notice without a warning: that is `FoldedNote` of `@share/ui`, or a
 * paragraph.
 */
const meta = {
  title: 'WarningNotice',
  component: WarningNotice,
  args: { reason: '本文有事故现场的描写，可能引起不适' },
} satisfies Meta<typeof WarningNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongText: Story = { args: { reason: '本文有事故现场的描写，可能引起不适，'.repeat(6) } };
