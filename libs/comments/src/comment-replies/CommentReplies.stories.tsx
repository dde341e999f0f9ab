import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hostileThreads, item, now, pageOf, threadWithReplies } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import type { CommentServices } from '../data/CommentServices';
import { CommentReplies } from './CommentReplies';

const thread = threadWithReplies(7);
const viewOf = (shown = thread) => pageOf([shown]).items[0]!;

const on = (api: CommentServices['api'] = createCommentsApi([thread])) => [
  withPage(createCommentServices({ api })),
];

const nothing = () => undefined;

const meta = {
  title: 'CommentReplies',
  component: CommentReplies,
  args: {
    item,
    comment: viewOf(),
    now,
    actionsFor: () => ({ onReply: nothing, onReport: nothing }),
    actionsForOwn: () => ({ onDelete: nothing }),
  },
} satisfies Meta<typeof CommentReplies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = { decorators: on() };

export const Expanded: Story = {
  decorators: on(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '展开其余 5 条回复' }));
    await expect(await canvas.findByText(/记得穿胶鞋/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const TwoReplies: Story = { decorators: on(), args: { comment: viewOf(threadWithReplies(2)) } };

export const Loading: Story = {
  decorators: on(silentApi),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '展开其余 5 条回复' });
    await userEvent.click(button);
    await expect(button).toHaveTextContent('加载中');
    await expect(button).toHaveFocus();
  },
};

const offline = createCommentsApi([thread]);

export const Failed: Story = {
  decorators: on(offline),
  play: async ({ canvasElement }) => {
    offline.isOffline = true;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '展开其余 5 条回复' }));
    await expect(await canvas.findByText('加载失败，点按重试')).toBeVisible();
  },
};

const recovering = createCommentsApi([thread]);

export const SecondTry: Story = {
  decorators: on(recovering),
  play: async ({ canvasElement }) => {
    recovering.isOffline = true;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '展开其余 5 条回复' }));
    const retry = await canvas.findByRole('button', { name: '加载失败，点按重试' });
    recovering.isOffline = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText(/记得穿胶鞋/)).toBeVisible();
  },
};

export const Hostile: Story = { decorators: on(), args: { comment: viewOf(hostileThreads[0]) } };
