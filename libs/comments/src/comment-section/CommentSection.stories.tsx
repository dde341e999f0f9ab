import { TestPage, withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fallbackOf, hostileThreads, item, now, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import type { CommentServices } from '../data/CommentServices';
import { createPendingComments } from '../data/createPendingComments';
import { CommentSection } from './CommentSection';

/** A page on which the server has read these threads; null: it could not load them. */
const showing = (shown: typeof threads | null = threads, given: Partial<CommentServices> = {}) => [
  withPage(
    createCommentServices({ api: createCommentsApi(shown ?? threads), ...given }),
    shown ? fallbackOf(shown) : {},
  ),
];

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
  args: { item, isOpen: true, now },
} satisfies Meta<typeof CommentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: showing() };

export const Loading: Story = { decorators: showing(null, { api: silentApi }) };

export const Empty: Story = { decorators: showing([]) };

export const Closed: Story = { decorators: showing(), args: { isOpen: false } };

export const ClosedAndEmpty: Story = {
  decorators: showing([]),
  args: { isOpen: false },
};

const offline = createCommentsApi(threads);
offline.isOffline = true;

export const Failed: Story = {
  decorators: showing(null, { api: offline }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('评论没有加载出来'));
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const FailedToReadAgain: Story = { decorators: showing(threads, { api: offline }) };

export const OnlyAFew: Story = { decorators: showing(threads.slice(0, 3)) };

export const HostileText: Story = {
  decorators: showing(hostileThreads),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull();
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LoadMore: Story = {
  decorators: showing(),
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
  decorators: showing(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '展开其余 5 条回复' }));
    await expect(await canvas.findByText(/我们楼里已经凑了七个人/)).toBeVisible();
  },
};

export const Sorted: Story = {
  decorators: showing(),
  play: async ({ canvasElement }) => {
    const hottest = within(canvasElement).getByRole('button', { name: '最热' });
    await userEvent.click(hottest);
    await expect(hottest).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: {} },
  render: (args, { loaded: { services } }) => (
    <TestPage services={services}>
      <CommentSection {...args} />
    </TestPage>
  ),
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
  render: OnThePlatform.render,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/评论没有加载出来/);
  },
};

export const PendingOwnComment: Story = {
  decorators: showing(threads, { storage: storageWithPending() }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('待审核')).toBeVisible();
  },
};

export const Dark: Story = { decorators: showing(), globals: { theme: 'dark' } };

export const Elder: Story = { decorators: showing(), globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  decorators: showing(),
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
