import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PreviewBanner } from './PreviewBanner';

const now = Date.UTC(2026, 10, 21, 2);

const meta = {
  title: 'PreviewBanner',
  component: PreviewBanner,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => document.documentElement.removeAttribute('data-preview'),
} satisfies Meta<typeof PreviewBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expired: Story = {
  args: { endsAt: now, now },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('已过期');
  },
};

/** The seconds move: pictures are taken of the expired state only. */
export const TimeLeft: Story = {
  tags: ['no-picture'],
  args: { endsAt: now + 1_726_000, now },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('后失效');
  },
};

export const Dark: Story = { ...Expired, globals: { theme: 'dark' } };

const narrow = { size: 'max', viewport: { value: 'narrow' } };

export const ExpiredNarrowAndLarge: Story = { ...Expired, globals: narrow };

/** A long time goes under the text instead of squeezing it. */
export const NarrowAndLarge: Story = {
  tags: ['no-picture'],
  args: { endsAt: now + 9 * 86_400_000, now },
  globals: narrow,
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement);
    const text = banner.getByText('内部临时预览，请勿转发').getBoundingClientRect();
    const left = banner.getByRole('timer').getBoundingClientRect();
    await expect(left.top).toBeGreaterThanOrEqual(text.bottom);
    await expect(left.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
