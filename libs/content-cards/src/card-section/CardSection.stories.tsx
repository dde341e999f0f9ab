import { listFallback } from '@share/page-data/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createCardServices, createCardsApi, pictured, posts, siteOrigin } from '../../testing';
import { cardKeys } from '../data/cardKeys';
import { loadRecommendations } from '../data/loadCards';
import { CardSection } from './CardSection';

const { recommendations: listKey } = cardKeys;

const meta = {
  title: 'CardSection',
  component: CardSection,
  args: { id: 'recommended', title: '推荐阅读', listKey, load: loadRecommendations, siteOrigin },
} satisfies Meta<typeof CardSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  decorators: withPage(
    createCardServices({ api: createCardsApi(posts(14)) }),
    listFallback(listKey, pictured(14)),
  ),
};

/** A hairline stands between the page of the server and what was loaded since. */
export const SecondPage: Story = {
  ...FirstPage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(14));
  },
};
