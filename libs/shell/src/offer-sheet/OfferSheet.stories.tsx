import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shellServices } from '../../testing/shellServices';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { OfferSheet } from './OfferSheet';

const download = { way: 'download', href: 'https://app.example.com/get' } as const;

const meta = {
  title: 'OfferSheet',
  component: OfferSheet,
  parameters: { docs: { story: { height: '500px' } } },
  args: {
    site: siteFixture,
    offer: { way: 'guide' },
    open: true,
    address: 'https://m.example.com/davmu/share/peony/doc/2026/10/wetland1/index.html',
    onClose: () => undefined,
  },
  decorators: [withPage(shellServices)],
} satisfies Meta<typeof OfferSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In WeChat and other apps that do not let a page open the app. */
export const Guide: Story = {};

export const GuideDark: Story = { globals: { theme: 'dark' } };

/** The app does not seem to be installed. */
export const Download: Story = {
  args: { offer: download },
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    const [go, later] = [sheet.getByText('前往下载'), sheet.getByText('再考虑下')];
    await expect(go.getBoundingClientRect().width).toBe(later.getBoundingClientRect().width);
  },
};

export const DownloadDark: Story = { args: { offer: download }, globals: { theme: 'dark' } };

/** On a desktop. */
export const Code: Story = {
  args: { offer: { way: 'qr' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toBeVisible();
  },
};

export const CodeDark: Story = { ...Code, globals: { theme: 'dark' } };

export const MiniProgram: Story = { args: { offer: { way: 'close' } } };

export const MiniProgramDark: Story = { args: { offer: { way: 'close' } }, globals: { theme: 'dark' } };

const narrow = { size: 'max', viewport: { value: 'narrow' } };

const expectNoSidewaysScroll: Story['play'] = async ({ canvasElement }) => {
  const dialog = await within(canvasElement).findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};

export const GuideNarrowAndLarge: Story = { globals: narrow, play: expectNoSidewaysScroll };

export const DownloadNarrowAndLarge: Story = {
  args: { offer: download, site: longNamedSite },
  globals: narrow,
  play: expectNoSidewaysScroll,
};

export const CodeNarrowAndLarge: Story = {
  args: { offer: { way: 'qr' } },
  globals: narrow,
  play: expectNoSidewaysScroll,
};

export const MiniProgramNarrowAndLarge: Story = {
  args: { offer: { way: 'close' }, site: longNamedSite },
  globals: narrow,
  play: expectNoSidewaysScroll,
};
