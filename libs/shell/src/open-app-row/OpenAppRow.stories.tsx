import { mountOpenTag } from '@share/open-app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { coverOpenApp } from '../wechat/coverOpenApp';
import { OpenAppRow } from './OpenAppRow';

const meta = {
  title: 'OpenAppRow',
  component: OpenAppRow,
  args: { site: siteFixture, contentType: 'article' },
} satisfies Meta<typeof OpenAppRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};

export const UnderAVideo: Story = { args: { contentType: 'video' } };

export const LongName: Story = {
  args: { site: longNamedSite },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '打开' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In WeChat its own transparent tag lies over 打开 and takes the taps. */
export const UnderOpenTag: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('aside')!;
    const before = row.getBoundingClientRect().toJSON();
    coverOpenApp(document, (control) =>
      mountOpenTag(control, {
        appId: 'wx0123456789abcdef',
        extinfo: 'shareapp://open',
        onLaunch: fn(),
        onError: fn(),
      }),
    );
    const open = within(canvasElement).getByRole('link', { name: '打开' });
    await waitFor(() => expect(open.lastElementChild?.tagName).toBe('WX-OPEN-LAUNCH-APP'));
    const tag = open.lastElementChild!;
    const { left, width, top, bottom, height } = tag.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1])
      await expect(document.elementFromPoint(left + width / 2, y)).toBe(tag);
    await expect(row.getBoundingClientRect().toJSON()).toEqual(before);
  },
};
