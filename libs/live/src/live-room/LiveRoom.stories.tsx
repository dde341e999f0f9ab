import type { LiveDetail } from '@share/api-contract/types';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createLiveApi } from '../../testing/createLiveServices';
import { livePost, longTexts, upcoming } from '../../testing/liveFixtures';
import { RoomPage } from '../../testing/roomOnPage';
import { stopClocks } from '../../testing/stopClocks';

/* Pictures of entries are in the stories of ImageScreen: here they are read again, from a platform that is not there. */
const posts = [
  livePost(0, { content: '最后一段钢箱梁与桥面平齐，指挥船鸣笛三声。现场风速 4 米每秒。' }),
  ...Array.from({ length: 22 }, (_, index) => livePost(index + 1)),
];

interface StoryArgs {
  detail?: Partial<LiveDetail>;
  posts?: typeof posts;
  isBooked?: boolean;
  /** Neither the server nor the browser reaches the platform. */
  isOffline?: boolean;
}

const Room = ({ detail, posts: shown = posts, isBooked = false, isOffline = false }: StoryArgs) => {
  const api = createLiveApi(detail, shown);
  Object.assign(api, { isBooked, isOffline });
  return (
    <RoomPage
      api={api}
      services={{ session: createTestSession({ isLoggedIn: isBooked }) }}
      lacksPosts={isOffline}
    />
  );
};

const meta = {
  title: 'LiveRoom',
  component: Room,
  beforeEach: stopClocks,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Room>;

export default meta;
type Story = StoryObj<typeof meta>;

const ended = { status: 2, playlists: [] } satisfies Partial<LiveDetail>;
const replay = { status: 3 } satisfies Partial<LiveDetail>;
const narrow = { viewport: { value: 'narrow', isRotated: false } };

export const Landscape: Story = {};

export const LandscapeUpcoming: Story = { args: { detail: upcoming } };

export const LandscapeBooked: Story = {
  args: { detail: upcoming, isBooked: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '已预约' })).toBeVisible();
  },
};

export const CountdownInOneLine: Story = { args: { detail: { ...upcoming, countdown_style: 'line' } } };

export const LandscapeEnded: Story = { args: { detail: ended } };

export const LandscapeReplay: Story = {
  args: { detail: replay },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '回放' }));
    await expect(within(canvasElement).getByRole('link', { name: /昨日归林/ })).toBeVisible();
  },
};

export const Portrait: Story = { args: { detail: { type: 'portrait' } } };

/** Nothing lies over the start of the trailer. */
export const PortraitUpcoming: Story = {
  args: { detail: { ...upcoming, type: 'portrait' } },
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('button', { name: '播放 预告片 00:45' });
    const { left, top, width, height } = start.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(start.contains(touched)).toBe(true);
  },
};

export const PortraitEnded: Story = { args: { detail: { ...ended, type: 'portrait' } } };

export const PortraitReplay: Story = { args: { detail: { ...replay, type: 'portrait' } } };

const image = { type: 'image', playlists: [], title: '云浦大桥合龙 图文直播' } satisfies Partial<LiveDetail>;

export const Image: Story = { args: { detail: image } };

export const ImageUpcoming: Story = { args: { detail: { ...upcoming, ...image, status: 0 }, posts: [] } };

export const ImageEnded: Story = { args: { detail: { ...image, status: 2 } } };

export const ImageEmpty: Story = { args: { detail: image, posts: [] } };

export const ImageFailed: Story = {
  args: { detail: { ...image, columns: [{ name: '图文', type: 'post' }] }, isOffline: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const LandscapeLongText: Story = {
  args: { detail: longTexts },
  globals: narrow,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const UpcomingLongText: Story = {
  ...LandscapeLongText,
  args: { detail: { ...upcoming, ...longTexts } },
};

export const PortraitLongText: Story = {
  ...LandscapeLongText,
  args: { detail: { ...longTexts, type: 'portrait' } },
};

export const ImageLongText: Story = { ...LandscapeLongText, args: { detail: { ...longTexts, ...image } } };

export const LargestText: Story = { ...UpcomingLongText, globals: { ...narrow, size: 'max' } };

export const PortraitLargestText: Story = { ...PortraitLongText, globals: { ...narrow, size: 'max' } };

export const PortraitUpcomingLargestText: Story = {
  ...PortraitUpcoming,
  globals: { ...narrow, size: 'max' },
};

const inDark = { globals: { theme: 'dark' } } satisfies Partial<Story>;

export const LandscapeDark: Story = { ...Landscape, ...inDark };

export const LandscapeUpcomingDark: Story = { ...LandscapeUpcoming, ...inDark };

export const LandscapeBookedDark: Story = { ...LandscapeBooked, ...inDark };

export const LandscapeEndedDark: Story = { ...LandscapeEnded, ...inDark };

export const LandscapeReplayDark: Story = { ...LandscapeReplay, ...inDark };

export const PortraitDark: Story = { ...Portrait, ...inDark };

export const PortraitUpcomingDark: Story = { ...PortraitUpcoming, ...inDark };

export const PortraitEndedDark: Story = { ...PortraitEnded, ...inDark };

export const PortraitReplayDark: Story = { ...PortraitReplay, ...inDark };

export const ImageDark: Story = { ...Image, ...inDark };

export const ImageUpcomingDark: Story = { ...ImageUpcoming, ...inDark };

export const ImageEndedDark: Story = { ...ImageEnded, ...inDark };

export const ImageEmptyDark: Story = { ...ImageEmpty, ...inDark };

export const ImageFailedDark: Story = { ...ImageFailed, ...inDark };
