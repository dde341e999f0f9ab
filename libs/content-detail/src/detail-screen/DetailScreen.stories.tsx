import { createTestParts } from '@share/page-data/testing';
import type { ContentType } from '@share/api-contract/types';
import { now, siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { detailOf } from '../../testing/detailOf';
import { onPage } from '../../testing/onPage';
import { loadDetail } from '../data/loadDetail.server';
import { DetailScreen } from './DetailScreen';

/* Every kind as the platform sends it; the states of a kind have stories of their own. */
const meta = {
  title: 'DetailScreen',
  component: DetailScreen,
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', backend: {} },
  args: { item: detailOf('article', {}), now, siteOrigin },
  render: (args, { loaded: { services, item } }) => onPage(<DetailScreen {...args} item={item} />, services),
} satisfies Meta<typeof DetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An item of the sample content. */
const sample = (type: ContentType, postId: string): Story => ({
  beforeEach: async ({ loaded }) => {
    loaded['item'] = await loadDetail(loaded['services'].api, {
      postId,
      type,
      now,
      siteOrigin,
      parts: createTestParts(),
    });
  },
  play: async ({ canvasElement, loaded: { item } }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-content-id]')).toHaveAttribute(
      'data-content-id',
      item.id,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Article = sample('article', 'wetland1');
export const Video = sample('video', 'seasonv1');
export const ShortVideo = sample('svideo', 'sugarsv1');
export const VideoAlbum = sample('video_album', 'craftsva');
export const Audio = sample('audio', 'rainpod1');
export const AudioAlbum = sample('audio_album', 'nightbot');
export const Gallery = sample('image', 'bridgeg1');
export const Special = sample('special', 'wetspec1');
export const Link = sample('link', 'libseat1');
export const MiniProgram = sample('mini_program', 'busmini1');
export const Topic = sample('topic', 'wettopic');
export const CloudForm = sample('cloud_form', 'wishform');

export const ArticleNarrowAndTwiceTheText: Story = {
  ...Article,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};

export const VideoNarrowAndTwiceTheText: Story = {
  ...Video,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};

export const AudioAlbumElder: Story = {
  ...AudioAlbum,
  globals: { size: 'elder', viewport: { value: 'narrow' } },
};
