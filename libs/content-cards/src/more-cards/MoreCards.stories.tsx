import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageOf, posts } from '../../testing';
import { MoreCards } from './MoreCards';

const ready = {
  items: pageOf(posts(10)).items,
  hasMore: true,
  hasGrown: false,
  isLoading: false,
  hasFailed: false,
  loadMore: () => undefined,
};

/**
 * The end of a list of `usePagedList`: more, once more, or nothing. Use it below every list that grows page by page.
 *
 * Not for a list that is whole: it has no end to show. Not where there is no such list: there it is `LoadMore` or `EmptyState` of `@share/ui`.
 */
const meta = {
  title: 'MoreCards',
  component: MoreCards,
  args: { list: ready },
} satisfies Meta<typeof MoreCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { list: { ...ready, isLoading: true } } };

export const Failed: Story = { args: { list: { ...ready, hasFailed: true } } };

export const Empty: Story = { args: { list: { ...ready, items: [], hasMore: false } } };

/** Neither the server nor the browser could load the list. */
export const NotLoaded: Story = { args: { list: { ...ready, items: [], hasFailed: true } } };
