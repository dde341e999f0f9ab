import type { LiveDetail } from '@share/api-contract/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTexts, upcoming } from '../../testing/liveFixtures';
import { ScreenOnPage } from '../../testing/screenOnPage';
import { PortraitScreen } from './PortraitScreen';

const Screen = ({ detail }: { detail?: Partial<LiveDetail> }) => (
  <ScreenOnPage Screen={PortraitScreen} detail={{ type: 'portrait', ...detail }} />
);

const meta = {
  title: 'PortraitScreen',
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
    await expect(canvas.getByText('1.2万人在看')).toBeVisible();
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

const withoutChat = { columns: [] } satisfies Partial<LiveDetail>;

/** In place of the chat the description, and the bar. */
export const WithoutChat: Story = {
  args: { detail: withoutChat },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('log')).toBeNull();
    await expect(canvas.getByText('直播进行中')).toBeVisible();
  },
};

export const EndedWithoutChat: Story = { args: { detail: { ...withoutChat, status: 2, playlists: [] } } };

export const WithoutStream: Story = {
  args: { detail: { playlists: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('直播画面还没有到，请稍候')).toBeVisible();
  },
};

export const UpcomingWithoutCountdown: Story = {
  args: { detail: { ...upcoming, type: 'portrait', countdown_switch: false, disclaimer_enable: false } },
};

/** Nothing but a name. */
export const NameAlone: Story = {
  args: {
    detail: {
      ...withoutChat,
      cover: undefined,
      summary: undefined,
      source: undefined,
      disclaimer_enable: false,
      playlists: [],
    },
  },
};

/** The page grows: nothing is cut off. */
export const LongTextWithoutChat: Story = {
  args: { detail: { ...longTexts, ...withoutChat } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
