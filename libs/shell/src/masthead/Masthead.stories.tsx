import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { Masthead } from './Masthead';

const meta = {
  title: 'Masthead',
  component: Masthead,
  parameters: { layout: 'fullscreen' },
  args: { site: siteFixture },
} satisfies Meta<typeof Masthead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};

export const WithoutOffer: Story = { args: { hasOffer: false } };

export const LongNames: Story = {
  args: { site: longNamedSite },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '打开' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The document is marked by the app; here the frame of the story is. */
function Dismissible() {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <div data-offer={isDismissed ? 'dismissed' : undefined}>
      <Masthead site={siteFixture} onDismissOffer={() => setDismissed(true)} />
    </div>
  );
}

export const Dismissed: Story = {
  render: () => <Dismissible />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvasElement.querySelector('header')!;
    const { height } = bar.getBoundingClientRect();
    const open = canvas.getByRole('link', { name: '打开' });
    await userEvent.click(canvas.getByRole('button', { name: '关闭推荐' }));
    await expect(open).not.toBeVisible();
    await expect(canvas.getByText(siteFixture.name)).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBe(height);
  },
};
