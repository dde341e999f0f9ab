import { Pill } from '@share/ui';
import { StarIcon } from '@share/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { audioAlbum, audioTracks, createTracksApi, longAlbumFields } from '../../testing/audioFixtures';
import { createContentServices } from '../../testing/createContentServices';
import { silence } from '@share/media-player/testing';
import { withDetailPage } from '../../testing/onPage';
import { AudioAlbumScreen } from './AudioAlbumScreen';
import { now, siteOrigin } from '@share/content-cards/testing';

/** An album whose episodes can be played. */
const sounding = (total: number) => {
  const tracks = audioTracks(total).map((track) => ({ ...track, media: { ...track.media, src: silence } }));
  return audioAlbum(total, { tracks: { items: tracks, total } });
};

const meta = {
  title: 'AudioAlbumScreen',
  component: AudioAlbumScreen,
  decorators: [withDetailPage],
  parameters: {
    layout: 'fullscreen',
    services: () => ({ api: createTracksApi(24) }),
  },
  args: {
    item: sounding(24),
    now,
    siteOrigin,
    collect: (
      <Pill variant="outline">
        <StarIcon size={16} />
        收藏
      </Pill>
    ),
  },
} satisfies Meta<typeof AudioAlbumScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Playing: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '播放 第 24 期' }));
    const player = await canvas.findByRole('region', { name: '正在播放' });
    await expect(within(player).getByText('为什么我们爱听雨')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '暂停 为什么我们爱听雨' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { item: audioAlbum(24) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '播放 第 24 期' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没能播放，请检查网络');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A returning listener. */
const returning = () => {
  const services = createContentServices({ api: createTracksApi(24) });
  services.storage.setJson('media_positions', [
    ['ep-21', 0, 1],
    ['ep-22', 1044, 0.62],
  ]);
  return services;
};

export const ListenedBefore: Story = {
  parameters: { services: returning },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/听至 62%$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '继续播放 第 22 期' })).toBeVisible();
  },
};

export const MoreThanThirty: Story = {
  args: { item: sounding(42) },
  parameters: { services: () => ({ api: createTracksApi(42) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(42));
  },
};

export const OldestFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '节目顺序：最新在前' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^1/));
  },
};

const offline = createTracksApi(42);
offline.isOffline = true;

export const NextPageFailed: Story = {
  args: { item: sounding(42) },
  parameters: { services: () => ({ api: offline }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
  },
};

/** Neither the server nor the browser could load the episodes. */
export const TracksFailed: Story = {
  args: { item: audioAlbum(24, { tracks: undefined }) },
  parameters: { services: () => ({ api: offline }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '加载失败，点按重试' }),
    ).toBeVisible();
  },
};

export const Empty: Story = { args: { item: audioAlbum(0) } };

export const LongText: Story = {
  tags: ['no-picture'],
  args: {
    item: {
      ...sounding(4),
      ...longAlbumFields,
      tracks: {
        items: audioTracks(4).map((track) => ({ ...track, title: longAlbumFields.title })),
        total: 4,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '播放 第 4 期' }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...LongText,
  tags: ['no-picture'],
  globals: { size: 'max', viewport: { value: 'narrow' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
