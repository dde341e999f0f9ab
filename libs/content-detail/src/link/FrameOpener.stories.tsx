import { createPageActions } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withDetailPage } from '../../testing/onPage';
import { FrameOpener } from './FrameOpener';

const page = createPageActions({ openFrame: fn() });

/* Looks like the button of OutsideLink. */
const meta = {
  title: 'FrameOpener',
  component: FrameOpener,
  decorators: [withDetailPage],
  tags: ['no-picture'],
  args: { url: '/framed.html', name: '网上办事' },
  parameters: { services: () => ({ page }) },
} satisfies Meta<typeof FrameOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensThePage: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: '打开' }));
    await expect(page.openFrame).toHaveBeenCalledWith({ src: '/framed.html', title: '网上办事' });
  },
};
