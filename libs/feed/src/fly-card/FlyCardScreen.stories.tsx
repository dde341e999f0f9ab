import { listFallback } from '@share/page-data/testing';
import { now, scene, siteOrigin } from '@share/content-cards/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { offline } from '../../testing/failures';
import { flyCardFixture, flyCardList, flyCards, hostileFlyCard } from '../../testing/flyCardFixtures';
import { FlyCardScreen } from './FlyCardScreen';
import { flyCardsKey } from './loadFlyCards';
import { toFlyCardsView } from './toFlyCardsView';

type GetFlyCards = (paging: object) => Promise<ReturnType<typeof flyCardList>>;

const cards = flyCards(14);
const list = {
  ...toFlyCardsView(flyCardList(cards, { size: 6 }), siteOrigin),
  cover: { src: scene, width: 600, height: 400 },
};

/** A page on which the server has read the first six of these cards. */
const showing = (shown = cards, getFlyCards: GetFlyCards = async (paging) => flyCardList(shown, paging)) => {
  const first = toFlyCardsView(flyCardList(shown, { size: 6 }), siteOrigin).cards;
  const pictured = first.items.map((card) => (card.image ? { ...card, image: { src: scene } } : card));
  return [
    withPage(
      { api: { getFlyCards } },
      listFallback(flyCardsKey('flydaily', 1), { ...first, items: pictured }),
    ),
  ];
};

const meta = {
  title: 'FlyCardScreen',
  component: FlyCardScreen,
  parameters: { layout: 'fullscreen' },
  args: { list, listId: 'flydaily', start: 1, siteOrigin, now },
} satisfies Meta<typeof FlyCardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: showing() };

export const WithPictures: Story = {
  decorators: showing(cards.map((card) => ({ ...card, thumb: '/media/a.svg' }))),
};

export const WholeList: Story = { decorators: showing(cards.slice(0, 3)) };

export const Empty: Story = { decorators: showing([]) };

export const MoreLoaded: Story = {
  decorators: showing(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
  },
};

export const Failed: Story = {
  decorators: showing(cards, offline),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const LongText: Story = {
  args: {
    list: { ...list, title: '每天早上七点，把这座城市昨天夜里发生的十件事情讲给还没有醒的人听' },
  },
  decorators: showing([flyCardFixture({ content: '卡片也可以写得很长。'.repeat(40) }), ...cards]),
};

export const HostileText: Story = {
  decorators: showing([hostileFlyCard]),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('li script, li b, li img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NarrowAndTwiceTheText: Story = {
  decorators: showing(),
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
