import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormerPage } from './FormerPage';

/**
 * The way back from a page of a list that was opened by its number. Use it above a list that grows page by page and whose pages have addresses.
 *
 * Not for the next page: that is `MoreCards`. Not for the way back from an item: that is `BackLink` of `@share/ui`.
 */
const meta = {
  title: 'FormerPage',
  component: FormerPage,
  args: { start: 3, hrefOf: (page: number) => `/list?page=${page}` },
} satisfies Meta<typeof FormerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '上一页' });
    await expect(link).toHaveAttribute('href', '/list?page=2');
  },
};

/** Nothing on the first page. */
export const FirstPage: Story = {
  tags: ['no-picture'],
  args: { start: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
