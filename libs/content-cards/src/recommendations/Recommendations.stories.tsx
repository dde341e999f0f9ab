import { listFallback } from '@share/page-data/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createCardServices,
  createCardsApi,
  pageOf,
  pictured,
  posts,
  silentApi,
  siteOrigin,
} from '../../testing';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { Recommendations } from './Recommendations';

/** A page on which the server has read this first page. */
const showing = (page = pictured(14), api: CardServices['api'] = createCardsApi(posts(14))) => [
  withPage(createCardServices({ api }), listFallback(cardKeys.recommendations, page)),
];

/**
 * 推荐阅读, the last list around an item; it grows ten items at a time. Use it once, at the end of a page.
 *
 * Not for any other list of items: that is `CardList` with `MoreCards`.
 */
const meta = {
  title: 'Recommendations',
  component: Recommendations,
  args: { siteOrigin },
} satisfies Meta<typeof Recommendations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: showing() };

export const Empty: Story = { decorators: showing(pageOf([])) };

export const Loading: Story = {
  decorators: showing(pictured(14), silentApi),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('加载中'));
  },
};

const recovering = createCardsApi(posts(14));

export const SecondTry: Story = {
  decorators: showing(pictured(14), recovering),
  play: async ({ canvasElement }) => {
    recovering.isOffline = true;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    const retry = await canvas.findByRole('button', { name: '加载失败，点按重试' });
    recovering.isOffline = false;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(14));
  },
};
