import { listFallback } from '@share/page-data/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  cardFixture,
  createCardServices,
  createCardsApi,
  pageOf,
  posts,
  silentApi,
  siteOrigin,
} from '../../testing';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { HotList } from './HotList';

const list = posts(12);

/** A page on which the server has read these items. */
const showing = (items = list, api: CardServices['api'] = createCardsApi(list)) => [
  withPage(createCardServices({ api }), listFallback(cardKeys.hot, pageOf(items, 5))),
];

/**
 * 72小时热点 with ranks, a list around an item. Use it once on a page, as an island.
 *
 * Not for any other list of items: that is `CardList`.
 */
const meta = {
  title: 'HotList',
  component: HotList,
  args: { siteOrigin },
} satisfies Meta<typeof HotList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: showing() };

export const WholeList: Story = { decorators: showing(list.slice(0, 3)) };

export const Empty: Story = { decorators: showing([]) };

export const Loading: Story = {
  decorators: showing(list, silentApi),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('加载中'));
  },
};

const offline = createCardsApi(list);
offline.isOffline = true;

export const Failed: Story = {
  decorators: showing(list, offline),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const LoadMore: Story = {
  decorators: showing(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HostileText: Story = {
  decorators: showing([
    cardFixture({ post_id: 'h-1', title: '<script>alert(1)</script><b>只是标题</b>' }),
    cardFixture({ post_id: 'h-2', title: `没有空格${'Aa'.repeat(50)}` }),
    cardFixture({ post_id: 'h-3', title: '\u202E来过倒字\u202C，后面的是正的' }),
  ]),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Neither the server nor the browser could load the list. */
export const NotLoaded: Story = {
  decorators: [withPage(createCardServices({ api: offline }))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('加载失败');
    await expect(canvas.queryByText('暂无内容')).toBeNull();
  },
};
