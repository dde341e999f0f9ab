import type { LiveDetail } from '@share/api-contract/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { upcoming } from '../../testing/liveFixtures';
import { ScreenOnPage } from '../../testing/screenOnPage';
import { LandscapeScreen } from './LandscapeScreen';

const Screen = ({ detail = {} }: { detail?: Partial<LiveDetail> }) => (
  <ScreenOnPage Screen={LandscapeScreen} detail={detail} />
);

const meta = {
  title: 'LandscapeScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* The other states, and those in the dark, are stories of LiveRoom. */

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findAllByRole('tab')).toHaveLength(4);
    await expect(canvas.getByRole('group', { name: '画面' })).toBeVisible();
  },
};

const notice = {
  notice_switch: true,
  notice_label: '受大风影响，直播推迟到 11:00 继续',
} satisfies Partial<LiveDetail>;

export const WithNotice: Story = {
  args: { detail: notice },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^受大风影响/)).toBeVisible();
  },
};

/** One column has no tabs. */
export const OneColumn: Story = {
  args: { detail: { columns: [{ name: '简介', type: 'intro' }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('tab')).toBeNull();
    await expect(within(canvasElement).getByRole('heading', { name: '简介' })).toBeVisible();
  },
};

/** Links need no panel beside them. */
export const LinksAlone: Story = {
  args: {
    detail: {
      columns: [
        { name: '更多直播', type: 'group', group_id: 'grpLive1' },
        { name: '活动页面', type: 'link', link_url: 'https://example.com/' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
    await expect(within(canvasElement).getByText('直播进行中')).toBeVisible();
  },
};

/** The bar is all that is left below. */
export const WithoutColumns: Story = { args: { detail: { columns: [] } } };

/** The editors want no countdown, and say nothing. */
export const UpcomingWithoutCountdown: Story = {
  args: {
    detail: { ...upcoming, countdown_switch: false, disclaimer_enable: false, notice_switch: false },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('timer')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: '预约提醒' })).toBeVisible();
  },
};

export const WithoutStream: Story = {
  args: { detail: { playlists: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('直播画面还没有到，请稍候')).toBeVisible();
  },
};

export const ReplayWithoutRecording: Story = {
  args: { detail: { status: 3, playlists: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('回放暂时无法播放')).toBeVisible();
  },
};

/** Nothing but a name. */
export const NameAlone: Story = {
  args: {
    detail: {
      cover: undefined,
      summary: undefined,
      source: undefined,
      playlists: [],
      columns: [],
    },
  },
};
