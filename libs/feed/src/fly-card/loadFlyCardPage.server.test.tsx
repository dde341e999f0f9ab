/** @jest-environment node */
import { listName } from '@share/page-data';
import type { FeedApi } from '@share/api-client';
import { notFound, offline } from '../../testing/failures';
import { flyCardList, flyCards } from '../../testing/flyCardFixtures';
import { requestPage } from '@share/content-cards/testing';
import { loadFlyCardPage } from './loadFlyCardPage.server';
import { flyCardsKey } from './loadFlyCards';

type GetFlyCards = FeedApi['getFlyCards'];

const answer: GetFlyCards = async (paging) => flyCardList(flyCards(14), paging);

const load = (getFlyCards: GetFlyCards, list_id?: string, page?: string) =>
  requestPage(loadFlyCardPage, { getFlyCards }, { list_id, page });

test('the page of a list, with its first six cards and its share card', async () => {
  const { outcome, data } = await load(answer, 'flydaily');
  expect(data.requested).toEqual(['feed getFlyCards flydaily 1']);
  expect(outcome).toMatchObject({
    title: '云浦早知道',
    layout: 'default',
    share: { path: '/davmu/share/fly_card/flydaily/index.html', image: 'https://img.example.com/bridge.svg' },
    appLink: { id: 'flydaily', content_link: '/davmu/share/fly_card/flydaily/index.html' },
    fallback: {
      [listName(flyCardsKey('flydaily', 1))]: [{ items: { length: 6 }, total: 14 }],
    },
  });
});

test('a later page begins where the one before has ended; its share card is that of the list', async () => {
  const { outcome } = await load(answer, 'flydaily', '3');
  expect(outcome).toMatchObject({
    share: { path: '/davmu/share/fly_card/flydaily/index.html' },
    fallback: {
      [listName(flyCardsKey('flydaily', 3))]: [{ items: [{ id: 'fly13' }, { id: 'fly14' }], total: 14 }],
    },
  });
});

test('after the last page there is none, but a list without cards is a page', async () => {
  expect((await load(answer, 'flydaily', '4')).outcome).toBe('missing');
  expect((await load(async () => flyCardList([]), 'flydaily')).outcome).toMatchObject({
    title: '云浦早知道',
  });
});

test.each([undefined, '../inner', '早知道'])('%s is no list, and nothing is requested', async (listId) => {
  const { outcome, data } = await load(answer, listId);
  expect(outcome).toBe('missing');
  expect(data.requested).toEqual([]);
});

test('what does not exist is missing, a failure stays one', async () => {
  expect((await load(notFound, 'flydaily')).outcome).toBe('missing');
  await expect(load(offline, 'flydaily')).rejects.toMatchObject({ kind: 'network' });
});
