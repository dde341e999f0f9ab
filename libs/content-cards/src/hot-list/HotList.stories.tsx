import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HotList } from './HotList';
import { cardFixture, createCardsApi, pageOf, posts, silentApi, siteOrigin } from '../../testing';

const list = posts(12);

const meta = {
  title: 'HotList',
  component: HotList,
  args: { api: createCardsApi(list), initial: pageOf(list), siteOrigin },
} satisfies Meta<typeof HotList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WholeList: Story = { args: { initial: pageOf(list.slice(0, 3)) } };

export const Empty: Story = { args: { initial: pageOf([]) } };

export const Loading: Story = {
  args: { api: silentApi },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('加载中'));
  },
};

const offline = createCardsApi(list);
offline.isOffline = true;

export const Failed: Story = {
  args: { api: offline },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const LoadMore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HostileText: Story = {
  args: {
    initial: pageOf([
      cardFixture({ post_id: 'h-1', title: '<script>alert(1)</script><b>只是标题</b>' }),
      cardFixture({ post_id: 'h-2', title: `没有空格${'Aa'.repeat(50)}` }),
      cardFixture({ post_id: 'h-3', title: '\u202E来过倒字\u202C，后面的是正的' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
