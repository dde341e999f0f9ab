import { createPageActions, TestPage, withPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { item, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import { ReplyTo } from '../../testing/ReplyTo';
import type { CommentServices } from '../data/CommentServices';
import { CommentFooterBar } from './CommentFooterBar';

const on = (given: Partial<CommentServices> = {}) => [withPage(createCommentServices(given))];

const meta = {
  title: 'CommentFooterBar',
  component: CommentFooterBar,
  parameters: { docs: { story: { height: '260px' } } },
  args: {
    item,
    counts: { comments: 128, likes: 1_260 },
    isOpen: true,
    commentsIn: 'page',
  },
} satisfies Meta<typeof CommentFooterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: '发表评论' });
const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '发送' }));

export const LoggedIn: Story = { decorators: on() };

export const LoggedOut: Story = { decorators: on({ session: createTestSession() }) };

export const Collected: Story = {
  decorators: on({ api: Object.assign(createCommentsApi(threads), { isCollected: true }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '收藏', pressed: true });
  },
};

export const Closed: Story = { decorators: on(), args: { isOpen: false } };

export const NothingCountedYet: Story = { decorators: on(), args: { counts: { comments: 0, likes: 0 } } };

export const LargeCounts: Story = {
  decorators: on(),
  args: { counts: { comments: 123_456, likes: 99_999_999 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Composing: Story = {
  tags: ['keep-focus'],
  decorators: on(),
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '周六我也去，南门几点集合');
    await expect(within(canvasElement).getByText('12 / 500')).toBeVisible();
  },
};

export const ComposingDark: Story = {
  ...Composing,
  tags: ['keep-focus'],
  decorators: on(),
  globals: { theme: 'dark' },
};

export const TextThatWaits: Story = {
  decorators: on(),
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '周六我也去，南门几点集合');
    fieldIn(canvasElement).blur();
    await waitFor(() => expect(within(canvasElement).queryByText('12 / 500')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: '发送' })).toBeVisible();
  },
};

/** Fades out, and is not cut through a character. */
export const LongTextThatWaits: Story = {
  decorators: on(),
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement));
    await userEvent.paste(
      '周六我也去，南门几点集合？\n' + '有没有从北岸过去的，想找人一起坐渡轮。'.repeat(6),
    );
    fieldIn(canvasElement).blur();
    await expect(await within(canvasElement).findByRole('button', { name: '发送' })).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByText('请友善表达')).toBeNull());
    await expect(fieldIn(canvasElement).clientHeight).toBe(36);
  },
};

export const Replying: Story = {
  tags: ['keep-focus'],
  decorators: on(),
  render: (args) => (
    <>
      <ReplyTo alias="南岸散步的人" />
      <CommentFooterBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '回复' }));
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await expect(fieldIn(canvasElement)).toHaveAttribute('placeholder', '回复 南岸散步的人');
  },
};

export const TooLong: Story = {
  tags: ['keep-focus'],
  decorators: on(),
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement));
    await userEvent.paste('周六我也去。'.repeat(90));
    await expect(within(canvasElement).getByText('540 / 500')).toBeVisible();
    await expect(fieldIn(canvasElement)).toBeInvalid();
  },
};

export const Sending: Story = {
  decorators: on({ api: silentApi }),
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '在路上');
    await send(canvasElement);
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue(''));
  },
};

const toast = fn();

export const Failed: Story = {
  decorators: on({
    api: Object.assign(createCommentsApi(threads), { isOffline: true }),
    page: createPageActions({ toast }),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '没有信号');
    await send(canvasElement);
    await waitFor(() => expect(toast).toHaveBeenCalledWith('网络错误，请稍后重试～'));
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('没有信号'));
  },
};

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: { isLoggedIn: true } },
  render: (args, { loaded: { services } }) => (
    <TestPage services={services}>
      <CommentFooterBar {...args} />
    </TestPage>
  ),
  play: async ({ canvasElement, loaded: { services } }) => {
    await userEvent.type(fieldIn(canvasElement), '周六我也去，南门几点集合');
    await send(canvasElement);
    await waitFor(async () => {
      const { comments } = await services.api.getTopComments({ id: item.postId });
      await expect(comments).toContainEqual(
        expect.objectContaining({ content: '周六我也去，南门几点集合', alias: '南岸小林' }),
      );
    });
  },
};

export const InDrawer: Story = {
  decorators: on(),
  args: { commentsIn: 'drawer' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '评论 128' }));
    await expect(await within(canvasElement).findByRole('dialog', { name: '评论' })).toBeVisible();
  },
};

export const Elder: Story = { decorators: on(), globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  decorators: on(),
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
