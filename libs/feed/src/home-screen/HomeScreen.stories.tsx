import { pictured, posts } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createFeedApi, groups, offlineApi, silentApi } from '../../testing/feedFixtures';
import { withGutter, OnRoute } from '../../testing/onRoute';
import { channelFallback } from '../../testing/channelFallback';
import { failedScreen } from '../../testing/screenStates';

const meta = {
  title: 'HomeScreen',
  component: OnRoute,
  parameters: { layout: 'fullscreen' },
  decorators: [withGutter],
  args: { path: '/', fallback: channelFallback('grpHome1', pictured(25)) },
} satisfies Meta<typeof OnRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const ElderMode: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const long = posts(9).map((post) => ({
  ...post,
  title: post.title?.repeat(8),
  source_alias: '很长的名字'.repeat(6),
}));

export const LongText: Story = {
  args: {
    fallback: {},
    given: {
      api: {
        ...createFeedApi(),
        getGroups: async () => ({
          groups: groups.map((group) => ({ ...group, name: group.name?.repeat(9) })),
        }),
        getChannelContent: async () => ({ banners: { posts: [] }, tops: [], posts: long, total: 9 }),
      },
    },
  },
};

/** The pending call of the block among the cards. */
let tapped = Promise.resolve();
let tell: () => void;

export const MoreLoaded: Story = {
  args: {
    given: {
      api: {
        ...createFeedApi(),
        getSpecial: async (special) => {
          await tapped;
          return createFeedApi().getSpecial(special);
        },
      },
    },
  },
  // The focus of the button scrolls to it: the block is on the page after that, however slowly the page is drawn.
  beforeEach: () => {
    tapped = new Promise((resolve) => (tell = resolve));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加载更多' }));
    tell();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-added]')).toHaveLength(1));
  },
};

export const AnotherChannel: Story = {
  args: { path: '/?group=grpCity1', fallback: {} },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '云浦' })).toHaveAttribute(
      'aria-current',
    );
  },
};

export const LaterPage: Story = { args: { path: '/?group=grpCity1&page=2', fallback: {} } };

export const MovingToAChannel: Story = {
  args: { given: { api: silentApi } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: '云浦' }));
    const skeletons = await within(canvasElement).findByRole('status', { name: '加载中' });
    // Nothing is shown of a wait shorter than 200 ms.
    await waitFor(() => expect(skeletons).toBeVisible());
  },
};

export const Empty: Story = { args: { fallback: channelFallback('grpHome1', { items: [], total: 0 }) } };

export const ChannelFailed: Story = {
  ...failedScreen,
  args: { ...failedScreen.args, fallback: channelFallback('grpHome1', undefined) },
};

export const NothingCouldBeLoaded: Story = {
  args: { fallback: {}, given: { api: offlineApi } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: '重新加载' })).toHaveLength(2),
    );
  },
};
