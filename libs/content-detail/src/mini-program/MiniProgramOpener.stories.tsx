import { createPageActions } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withDetailPage } from '../../testing/onPage';
import { MiniProgramOpener } from './MiniProgramOpener';

const page = createPageActions({ offerApp: fn() });

const meta = {
  title: 'MiniProgramOpener',
  component: MiniProgramOpener,
  decorators: [withDetailPage],
  parameters: { services: () => ({ page }) },
} satisfies Meta<typeof MiniProgramOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OffersTheApp: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开小程序' }));
    await expect(page.offerApp).toHaveBeenCalledWith('使用小程序');
  },
};

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
