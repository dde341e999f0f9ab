import { listFallback } from '@share/page-data/testing';
import { now, siteOrigin } from '@share/content-cards/testing';
import { TestPage } from '@share/islands/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline } from '../../testing/failures';
import { flyCardList, flyCards } from '../../testing/flyCardFixtures';
import { FlyCards } from './FlyCards';
import type { loadFlyCards } from './loadFlyCards';
import { flyCardsKey, toFlyCardPage } from './loadFlyCards';

const cards = flyCards(14);
const answers = { getFlyCards: jest.fn(async (paging: object) => flyCardList(cards, paging)) };

const show = async (start = 1, api: Parameters<typeof loadFlyCards>[0] = answers) => {
  const first = toFlyCardPage(flyCardList(cards, { page: start, size: 6 }), siteOrigin);
  render(
    <TestPage services={{ api }} fallback={listFallback(flyCardsKey('flydaily', start), first)}>
      <FlyCards listId="flydaily" start={start} siteOrigin={siteOrigin} now={now} />
    </TestPage>,
  );
};

test('a card is read where it stands, and leads to its story when it has one', async () => {
  await show();
  const [withStory, without] = screen.getAllByRole('listitem');
  expect(withStory).toHaveTextContent('出行3小时前云河大桥今晚半幅通行二十二时至次日五时');
  expect(withStory?.querySelector('a')).toHaveAttribute(
    'href',
    '/davmu/share/peony/doc/2026/11/briefnws/index.html',
  );
  expect(without?.querySelector('a')).not.toBeInTheDocument();
});

test('six more at a time, to the last', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(14));
  expect(answers.getFlyCards).toHaveBeenLastCalledWith({ list_id: 'flydaily', page: 3, size: 6 }, {});
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a list that begins with its second page goes on with the third', async () => {
  await show(2);
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(8));
  expect(answers.getFlyCards).toHaveBeenLastCalledWith({ list_id: 'flydaily', page: 3, size: 6 }, {});
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute(
    'href',
    '/davmu/share/fly_card/flydaily/index.html',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a page that fails offers another try', async () => {
  await show(1, { getFlyCards: offline });
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await screen.findByRole('button', { name: '加载失败，点按重试' });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
