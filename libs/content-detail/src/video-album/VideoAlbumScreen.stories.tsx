import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createVideosApi, longVideoFields, videoAlbumItem } from '../../testing/mediaFixtures';
import { withDetailPage } from '../../testing/onPage';
import { VideoAlbumScreen } from './VideoAlbumScreen';
import { now, siteOrigin } from '@share/content-cards/testing';

const meta = {
  title: 'VideoAlbumScreen',
  component: VideoAlbumScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen', services: () => ({ api: createVideosApi(40) }) },
  args: {
    item: videoAlbumItem(8),
    now,
    siteOrigin,
  },
} satisfies Meta<typeof VideoAlbumScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Empty: Story = { args: { item: videoAlbumItem(0) } };

export const Warned: Story = { args: { item: videoAlbumItem(8, { warning: '含有事故现场画面' }) } };

export const AnotherChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /雨后的路口/ }));
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('雨后的路口'));
  },
};

export const More: Story = {
  args: { item: videoAlbumItem(40) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
  },
};

const offline = createVideosApi(40);
offline.isOffline = true;

export const MoreFailed: Story = {
  args: { item: videoAlbumItem(40) },
  parameters: { services: () => ({ api: offline }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
  },
};

/** Neither the server nor the browser could load the videos. */
export const TracksFailed: Story = {
  args: {
    item: videoAlbumItem(8, { tracks: undefined }),
  },
  parameters: { services: () => ({ api: offline }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '加载失败，点按重试' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: { item: videoAlbumItem(8, longVideoFields) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };
