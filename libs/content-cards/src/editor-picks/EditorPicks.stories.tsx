import { listFallback } from '@share/page-data/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createCardServices, createCardsApi, pageOf, posts, silentApi, siteOrigin } from '../../testing';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { EditorPicks } from './EditorPicks';

const list = posts(12);

/** A page on which the server has read these items. */
const showing = (items = list, api: CardServices['api'] = createCardsApi(list)) => [
  withPage(createCardServices({ api }), listFallback(cardKeys.editorPicks, pageOf(items, 5))),
];

/**
 * 编辑推荐, a list around an item. Use it below an item, in the order hot list, editor's picks, recommendations, since each leaves out what stands
 * above it.
 *
 * Not for any other list of items: that is `CardList`.
 */
const meta = {
  title: 'EditorPicks',
  component: EditorPicks,
  args: { siteOrigin },
} satisfies Meta<typeof EditorPicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: showing() };

export const WholeList: Story = { decorators: showing(list.slice(0, 3)) };

export const Empty: Story = { decorators: showing([]) };

export const Loading: Story = {
  decorators: showing(list, silentApi),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('加载中'));
  },
};

const offline = createCardsApi(list);
offline.isOffline = true;

export const Failed: Story = {
  decorators: showing(list, offline),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const LoadMore: Story = {
  decorators: showing(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(12));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
