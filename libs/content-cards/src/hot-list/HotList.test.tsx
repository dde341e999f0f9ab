import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCardServices, createCardsApi, pageOf, posts, siteOrigin } from '../../testing';
import { cardKeys } from '../data/cardKeys';
import { HotList } from './HotList';

const show = (count: number) => {
  const api = createCardsApi(posts(count));
  render(
    <TestPage
      services={createCardServices({ api })}
      fallback={listFallback(cardKeys.hot, pageOf(api.posts, 5))}
    >
      <HotList siteOrigin={siteOrigin} />
    </TestPage>,
  );
  return api;
};

const section = () => within(screen.getByRole('region', { name: '72小时热点' }));

test('ranks go on through the pages and every row can be seen once', async () => {
  show(23);
  for (const shown of [5, 15, 23]) {
    await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(shown));
    if (shown < 23) await userEvent.click(section().getByRole('button', { name: '加载更多' }));
  }
  const rows = section().getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual(
    Array.from({ length: 23 }, (_, index) => String(index + 1)),
  );
  expect(rows.map((row) => row.querySelector('a')?.dataset['exposure'])).toContain('p-23');
  expect(section().queryByRole('button')).not.toBeInTheDocument();
});

test('a page that fails offers another try', async () => {
  const api = show(23);
  api.isOffline = true;
  await userEvent.click(section().getByRole('button'));
  const retry = await section().findByRole('button', { name: '加载失败，点按重试' });
  expect(section().getAllByRole('listitem')).toHaveLength(5);
  api.isOffline = false;
  await userEvent.click(retry);
  await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(15));
});

test('an empty list says so', () => {
  show(0);
  expect(section().getByText('暂无内容')).toBeInTheDocument();
});
