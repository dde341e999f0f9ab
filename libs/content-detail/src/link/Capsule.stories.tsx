import { createPageActions } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withDetailPage } from '../../testing/onPage';
import { Capsule } from './Capsule';

const page = createPageActions({ openMenu: fn() });

const meta = {
  title: 'Capsule',
  component: Capsule,
  decorators: [withDetailPage],
  parameters: { services: () => ({ page }) },
} satisfies Meta<typeof Capsule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ByKeyboard: Story = {
  tags: ['keep-focus'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.openMenu).toHaveBeenCalled();
  },
};

export const Elder: Story = { globals: { size: 'elder' } };
