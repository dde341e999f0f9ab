import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { OpenAppRow } from './OpenAppRow';

const meta = {
  title: 'OpenAppRow',
  component: OpenAppRow,
  args: { site: siteFixture },
} satisfies Meta<typeof OpenAppRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};

export const LongName: Story = {
  args: { site: longNamedSite },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '打开' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
