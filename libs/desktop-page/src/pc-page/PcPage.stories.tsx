import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { desktopPageServices } from '../../testing/desktopPageServices';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { PcPage } from './PcPage';

const address = 'https://m.example.com/davmu/share/peony/doc/2026/10/wetland1/index.html';

const meta = {
  title: 'PcPage',
  component: PcPage,
  parameters: {
    layout: 'fullscreen',
    wholePage: true,
    docs: { canvas: { className: 'desktop' }, story: { height: '800px' } },
  },
  args: {
    site: siteFixture,
    target: 'about:blank',
    first: { address, reportTarget: { type: 'content', id: 'wetland1' } },
    rule: { allowedHosts: [] },
  },
  decorators: [withPage(desktopPageServices)],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: /的二维码$/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
} satisfies Meta<typeof PcPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { globals: { viewport: { value: 'desktop' } } };

/** On a narrow window the three parts stand under each other. */
export const Narrow: Story = {};

/** The page shows no item, such as on the home page: there is nothing to complain about. */
export const WithoutAnItem: Story = { ...Ready, args: { first: { address } } };

export const LongName: Story = { ...Ready, args: { site: longNamedSite } };

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };
