import type { LiveDetail, LivePost } from '@share/api-contract/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { liveDetail, livePost, longTexts } from '../../testing/liveFixtures';
import { ScreenOnPage } from '../../testing/screenOnPage';
import { ImageScreen } from './ImageScreen';

const room = { title: '云浦大桥合龙 图文直播', type: 'image', playlists: [] } satisfies Partial<LiveDetail>;

interface StoryArgs {
  detail?: Partial<LiveDetail>;
  pinned?: LivePost;
}

const Screen = ({ detail, pinned }: StoryArgs) => (
  <ScreenOnPage Screen={ImageScreen} detail={{ ...room, ...detail }} pinned={pinned} />
);

const meta = {
  title: 'ImageScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* The other states, and those in the dark, are stories of LiveRoom. */

const postsAlone = { columns: [] } satisfies Partial<LiveDetail>;

/** Text and pictures are there also where the platform names no column. */
export const Ready: Story = {
  args: { detail: postsAlone },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** Whole, and nowhere else. */
export const WithPinnedEntry: Story = {
  args: {
    detail: postsAlone,
    pinned: livePost(1, {
      content: '合龙段预计今晨 5 点前完成焊接，交通管制至 8:00。',
      images: [{ url: '/media/scene/bridge.svg', width: 600, height: 400 }],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('置顶')).toBeVisible();
    await expect(canvas.getAllByText(/^合龙段预计/)).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const WithPinnedEntryDark: Story = { ...WithPinnedEntry, globals: { theme: 'dark' } };

const { playlists } = liveDetail();

/** It has cameras, too. */
export const WithStream: Story = {
  args: { detail: { ...postsAlone, playlists } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1.2万人在看')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '画面' })).toBeVisible();
  },
};

export const Replay: Story = { args: { detail: { ...postsAlone, status: 3, playlists } } };

/** The title ends with dots beside the state. */
export const LongTextWithStream: Story = {
  args: { detail: { ...longTexts, ...postsAlone, playlists } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = {
  ...LongTextWithStream,
  globals: { ...LongTextWithStream.globals, size: 'max' },
};
