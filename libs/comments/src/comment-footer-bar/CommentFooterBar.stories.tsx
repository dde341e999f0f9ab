import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CommentFooterBar } from './CommentFooterBar';

const nothing = () => undefined;

const meta = {
  title: 'CommentFooterBar',
  component: CommentFooterBar,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: {
    commentCount: 128,
    likeCount: 1_260,
    isOpen: true,
    onWrite: nothing,
    onClosed: nothing,
    onCollect: nothing,
    onLike: nothing,
    onShare: nothing,
  },
} satisfies Meta<typeof CommentFooterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { args: { isOpen: false } };

export const NothingCountedYet: Story = { args: { commentCount: 0, likeCount: 0 } };

export const LargeCounts: Story = {
  args: { commentCount: 123_456, likeCount: 99_999_999 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

function Actions() {
  const [last, setLast] = useState('');
  return (
    <>
      <p role="status">{last}</p>
      <CommentFooterBar
        commentCount={3}
        likeCount={9}
        isOpen
        onWrite={() => setLast('写评论')}
        onCollect={() => setLast('收藏')}
        onLike={() => setLast('点赞')}
        onClosed={setLast}
        onShare={() => setLast('分享')}
      />
    </>
  );
}

export const EveryActionAnswers: Story = {
  render: () => <Actions />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [name, answer] of [
      ['我来讲两句', '写评论'],
      ['收藏', '收藏'],
      ['点赞 9', '点赞'],
      ['分享', '分享'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByRole('status')).toHaveTextContent(answer);
    }
  },
};
