import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { gallery } from '../../testing/galleryFixtures';
import { withDetailPage } from '../../testing/onPage';
import { GalleryScreen } from './GalleryScreen';

const meta = {
  title: 'GalleryScreen',
  component: GalleryScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: { item: gallery(9), now },
} satisfies Meta<typeof GalleryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('list', { name: '图片' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 9'));
    await expect(canvas.getByText('等待的人。')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    item: gallery(3, {
      pictures: gallery(3).pictures.slice(2),
      title: '一座桥合龙的四十八小时，以及守在桥下的那些人在天亮之前做过的每一件小事',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '展开' }));
    await expect(canvas.getByRole('button', { name: '收起' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Old: Story = { args: { item: gallery(9, { publishedAt: now / 1000 - 3 * 365 * 86_400 }) } };

const upright = { ...gallery(1).pictures[0]!, width: 400, height: 900 };

export const Upright: Story = { args: { item: gallery(1, { pictures: [upright] }) } };

export const FailedPicture: Story = {
  args: { item: gallery(1, { pictures: [{ ...upright, src: 'data:image/png;base64,' }] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('图片加载失败')).toBeVisible();
  },
};

/** A file that is not there fails at each attempt, and can be requested again. */
export const FailedPictureRetried: Story = {
  ...FailedPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: /点按重试/ });
    const box = retry.getBoundingClientRect();
    await expect(box.height).toBeGreaterThanOrEqual(44);
    await userEvent.click(retry);
    await expect(canvas.getByRole('list', { name: '图片' })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: /点按重试/ })).toBeVisible();
  },
};

const warned = { item: gallery(9, { warning: '含有施工事故的画面' }) };

export const Warning: Story = {
  args: warned,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('list', { name: '图片' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const WarningOpened: Story = {
  args: warned,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('继续查看'));
    await expect(canvas.getByRole('list', { name: '图片' })).toBeVisible();
  },
};

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...LongText,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
