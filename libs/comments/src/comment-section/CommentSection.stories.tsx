import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hostileThreads, item, now, pageOf, threads } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { createCommentServices } from '../../testing/createCommentServices';
import { createPendingComments } from '../data/createPendingComments';
import { CommentSection } from './CommentSection';

/** A storage in which a comment waits for its review. */
const storageWithPending = () => {
  const { storage } = createCommentServices();
  createPendingComments(storage, item.postId).write([
    {
      key: 'p-1',
      id: 'p-1',
      ownerId: 'u-test',
      text: '这条评论正在等编辑看过。',
      createdAt: Math.floor(Date.now() / 1000),
      status: 'pending',
    },
  ]);
  return storage;
};

const meta = {
  title: 'CommentSection',
  component: CommentSection,
  args: { ...createCommentServices(), item, isOpen: true, initial: pageOf(threads), now },
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
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('评论没有加载出来'));
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
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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

export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const hottest = within(canvasElement).getByRole('button', { name: '最热' });
    await userEvent.click(hottest);
    await expect(hottest).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: {} },
  args: { initial: undefined },
  render: (args, { loaded: { services } }) => <CommentSection {...args} {...services} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: '查看更多评论' });
    const list = canvas.getAllByRole('list')[0]!;
    await expect(list.children).toHaveLength(10);
    await userEvent.click(more);
    await waitFor(() => expect(list.children.length).toBeGreaterThan(10));
  },
};

export const BadGateway: Story = {
  parameters: { backend: { scenario: 'bad-gateway' } },
  args: { initial: undefined },
  render: OnThePlatform.render,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/评论没有加载出来/);
  },
};

export const PendingOwnComment: Story = {
  args: createCommentServices({ storage: storageWithPending() }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('待审核')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
