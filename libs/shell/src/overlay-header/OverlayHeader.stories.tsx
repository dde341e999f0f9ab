import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { OverlayHeader } from './OverlayHeader';

const meta = {
  title: 'OverlayHeader',
  component: OverlayHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Header) => (
      <div data-ground="dark" style={{ background: 'linear-gradient(90deg, #0e0e10, #3a5a6a)' }}>
        <Header />
      </div>
    ),
    withPage(shellServices),
  ],
  args: { site: siteFixture },
} satisfies Meta<typeof OverlayHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OfferDismissed: Story = {
  beforeEach: () => () => document.documentElement.removeAttribute('data-offer'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '关闭推荐' }));
    await expect(canvas.getByText('打开')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: '导航' })).toBeVisible();
  },
};

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
