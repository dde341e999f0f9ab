import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { userServices, shellServices } from '../../testing/shellServices';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { Masthead } from './Masthead';

const meta = {
  title: 'Masthead',
  component: Masthead,
  parameters: { layout: 'fullscreen' },
  args: { site: siteFixture },
  decorators: [withPage(shellServices)],
} satisfies Meta<typeof Masthead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};

export const SignedIn: Story = {
  decorators: [withPage(userServices)],
  beforeEach: withMark('data-signed-in'),
};

/** The product's own client shows no offer (spec §2). */
export const OwnClient: Story = { beforeEach: withMark('data-env', 'client') };

/** Leaving 大字版 is one tap. */
export const Elder: Story = { globals: { size: 'elder' } };

/** The page `/bar`. */
export const Alone: Story = { args: { isAlone: true } };

export const LongNames: Story = {
  args: { site: longNamedSite },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '打开' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Narrow: Story = { ...LongNames, globals: { viewport: { value: 'narrow' } } };

export const Dismissed: Story = {
  beforeEach: () => () => document.documentElement.removeAttribute('data-offer'),
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
