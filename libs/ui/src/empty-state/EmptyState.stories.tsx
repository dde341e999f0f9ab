import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

/**
 * Says that there is nothing, or that a page has failed. Use it where content would be: `empty` and `comments` inside of a page, `lost-bridge`
 * and `no-network` as the whole page.
 *
 * Not for a list that could not be loaded: that is `LoadMore` with `isRetry`, since nothing is known about what the list has. Not for an
 * action that failed: that is `Toast`.
 */
const meta = { title: 'EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

export const NoComments: Story = { args: { drawing: 'comments', title: '暂无评论，快来抢沙发' } };

export const PageNotFound: Story = {
  args: {
    drawing: 'lost-bridge',
    title: '页面走丢了',
    note: '链接可能已失效，或内容已下线。',
    children: (
      <>
        <Button variant="fill" wide href="#home">
          回到首页
        </Button>
        <Button variant="text" href="#search">
          搜索看看
        </Button>
      </>
    ),
  },
};
