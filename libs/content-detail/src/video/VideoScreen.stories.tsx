import type { SafeHtml } from '@share/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createVideosApi,
  longVideoFields,
  mediaView,
  videoAlbumView,
  videoItem,
  videoTracks,
} from '../../testing/mediaFixtures';
import { ByLine } from '@share/content-cards';
import { withDetailPage } from '../../testing/onPage';
import { VideoScreen } from './VideoScreen';
import { now, siteOrigin } from '@share/content-cards/testing';

const api = createVideosApi(40);
const item = videoItem({ id: 'v-8', album: videoAlbumView(8), tracks: videoTracks(8) });

const meta = {
  title: 'VideoScreen',
  component: VideoScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen', services: () => ({ api }) },
  args: {
    item,
    now,
    siteOrigin,
    byLine: <ByLine item={{ account: item.account }} now={now} />,
  },
} satisfies Meta<typeof VideoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const WithoutAlbum: Story = {
  args: { item: videoItem({ body: '<p>吊装从黄昏开始，四十八小时没有停。</p>' as SafeHtml }) },
};

export const NoPoster: Story = { args: { item: videoItem({ media: mediaView({ poster: undefined }) }) } };

export const Old: Story = { args: { item: videoItem({ publishedAt: now / 1000 - 3 * 365 * 86_400 }) } };

export const Upright: Story = {
  args: { item: videoItem({ media: mediaView({ width: 720, height: 1280 }) }) },
};

export const Warned: Story = { args: { item: videoItem({ warning: '视频含有事故现场画面，可能引起不适' }) } };

export const Unplayable: Story = { args: { item: videoItem({ media: undefined }) } };

export const Failed: Story = {
  args: { item: videoItem({ media: mediaView({ src: '/media/clip/missing.mp4' }) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^播放/ }));
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const MoreOfTheAlbum: Story = {
  args: { item: videoItem({ id: 'v-38', album: videoAlbumView(40), tracks: videoTracks(40) }) },
  play: async ({ canvasElement }) => {
    const strip = within(within(canvasElement).getByRole('region', { name: '视频合集' }));
    await userEvent.click(strip.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(strip.getAllByRole('listitem')).toHaveLength(40));
  },
};

/** Texts at the length where they hurt, on a phone of 320 px. */
export const LongText: Story = {
  args: { item: videoItem({ ...longVideoFields, album: videoAlbumView(8), tracks: videoTracks(8) }) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };
