import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CloseIcon } from '../icons';
import { BackLink } from './BackLink';

/**
 * Leads to the previous page, and home for a visitor whose visit began here. Use it where a page has a bar of its own instead of the usual
 * one, such as a short video.
 *
 * Not for closing what has opened over a page: that is an `IconButton` with 关闭.
 */
const meta = {
  title: 'BackLink',
  component: BackLink,
  args: { homeHref: '/home' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without scripts it leads home. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '返回' });
    await expect(link).toHaveAttribute('href', '/home');
  },
};

export const Closing: Story = {
  args: { label: '关闭', children: <CloseIcon /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '关闭' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Over a picture, white in both appearances. */
export const OnDarkGround: Story = {
  decorators: [
    (Story) => (
      <div data-ground="dark" style={{ padding: 8, background: '#2a3a38' }}>
        <Story />
      </div>
    ),
  ],
};

export const Elder: Story = { globals: { size: 'elder' } };

export const KeyboardFocus: Story = {
  tags: ['keep-focus'],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '返回' })).toHaveFocus();
  },
};
