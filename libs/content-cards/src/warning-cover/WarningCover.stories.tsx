import { Picture } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { scene } from '../../testing';
import { WarningCover } from './WarningCover';

/**
 * A warning over pictures or a video, which one tap shows. Use it where the platform says that a picture may disturb.
 *
 * Not for a text, which is never covered: that is `WarningNotice`.
 */
const meta = {
  title: 'WarningCover',
  component: WarningCover,
  parameters: { layout: 'fullscreen' },
  args: {
    reason: '以下图片有事故现场，可能引起不适',
    children: <Picture src={scene} alt="现场" slot="page" ratio="3/2" bleed />,
  },
} satisfies Meta<typeof WarningCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('继续查看'));
    await expect(canvas.getByRole('img', { name: '现场' })).toBeVisible();
  },
};

export const LongText: Story = { args: { reason: '以下图片有事故现场，可能引起不适，'.repeat(6) } };
