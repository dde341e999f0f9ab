import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LoadMore } from './LoadMore';

/**
 * The end of a list with more items. Use it below a list that grows page by page, or could not be loaded (`isRetry`).
 *
 * Not for a list of cards with the platform's data: that is `MoreCards` of `@share/content-cards`, which has it. Not for another action of
 * full width: that is `Button` with `wide`.
 */
const meta = {
  title: 'LoadMore',
  component: LoadMore,
  args: { onClick: () => undefined },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Busy: Story = { args: { busy: true } };

export const Retry: Story = { args: { isRetry: true } };

const LoadMoreOnTap = () => {
  const [busy, setBusy] = useState(false);
  return (
    <LoadMore busy={busy} onClick={() => setBusy(true)}>
      查看更多评论
    </LoadMore>
  );
};

export const AfterTap: Story = {
  render: () => <LoadMoreOnTap />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '查看更多评论' });
    const { height } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveTextContent('加载中');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().height).toBe(height);
  },
};
