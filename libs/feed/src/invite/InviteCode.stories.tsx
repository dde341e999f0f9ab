import { createPageActions, withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InviteCode } from './InviteCode';

const page = createPageActions({ toast: fn() });

const meta = {
  title: 'InviteCode',
  component: InviteCode,
  decorators: [withPage({ page })],
  args: { code: 'YP7K3Q' },
} satisfies Meta<typeof InviteCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制邀请码' }));
    await waitFor(() => expect(page.toast).toHaveBeenCalled());
  },
};

export const LongText: Story = {
  args: { code: 'YP7K3QYP7K3QYP7K3QYP7K3Q' },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
