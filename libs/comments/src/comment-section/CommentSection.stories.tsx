import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hostileThreads, item, now, pageOf, threads } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { CommentSection } from './CommentSection';

const meta = {
  title: 'CommentSection',
  component: CommentSection,
  args: { api: createCommentsApi(threads), item, isOpen: true, initial: pageOf(threads), now },
} satisfies Meta<typeof CommentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { api: silentApi, initial: undefined } };

export const Empty: Story = { args: { api: createCommentsApi([]), initial: pageOf([]) } };

export const Closed: Story = { args: { isOpen: false } };

export const ClosedAndEmpty: Story = {
  args: { api: createCommentsApi([]), initial: pageOf([]), isOpen: false },
};

const offline = createCommentsApi(threads);
offline.isOffline = true;

export const Failed: Story = {
  args: { api: offline, initial: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('评论没有加载出来');
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const FailedToReadAgain: Story = { args: { api: offline } };

export const OnlyAFew: Story = {
  args: { api: createCommentsApi(threads.slice(0, 3)), initial: pageOf(threads.slice(0, 3)) },
};

export const HostileText: Story = {
  args: { api: createCommentsApi(hostileThreads), initial: pageOf(hostileThreads) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LoadMore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getAllByRole('list')[0]!;
    for (const count of [20, 23]) {
      await userEvent.click(await canvas.findByRole('button', { name: '查看更多评论' }));
      await waitFor(() => expect(list.children).toHaveLength(count));
    }
    await expect(canvas.queryByRole('button', { name: '查看更多评论' })).toBeNull();
  },
};

export const ExpandReplies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '展开其余 5 条回复' }));
    await expect(await canvas.findByText(/我们楼里已经凑了七个人/)).toBeVisible();
  },
};
