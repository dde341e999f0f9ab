import { listName } from '@share/page-data';
import type { Fallback } from '@share/islands';
import { TestPage } from '@share/islands/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { listFallback } from '@share/page-data/testing';
import { createCardServices, createCardsApi, pageOf, posts, siteOrigin } from '../../testing';
import { cardKeys } from '../data/cardKeys';
import { renderedPage } from '../data/ListPage';
import { EditorPicks } from '../editor-picks/EditorPicks';
import { HotList } from '../hot-list/HotList';

const { hot, editorPicks } = cardKeys;
const fallback = {
  ...listFallback(hot, renderedPage(pageOf(posts(12), 5))),
  ...listFallback(editorPicks, renderedPage(pageOf(posts(14).slice(3), 5))),
};
const api = createCardsApi([]);

const pageWith = (read: Fallback, list: ReactElement) => (
  <TestPage services={createCardServices({ api })} fallback={read}>
    {list}
  </TestPage>
);

/** The page as a visitor gets it: the markup of the server, and its data as JSON. */
const open = async (list: ReactElement, read: Fallback = fallback) => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(pageWith(read, list));
  const onRecoverableError = jest.fn();
  const received = JSON.parse(JSON.stringify(read)) as Fallback;
  await act(async () => hydrateRoot(container, pageWith(received, list), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
};

const shownIds = () => screen.getAllByRole('link').map(({ dataset }) => dataset['exposure']);
const idsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `p-${first + index}`);
const loadMore = () => userEvent.click(screen.getByRole('button', { name: '加载更多' }));

test('of the first page only the ids travel', () => {
  expect(JSON.stringify(fallback[listName(hot)])).toBe(
    JSON.stringify([{ items: idsFrom(1, 5).map((id) => ({ id })), total: 12 }]),
  );
});

test('the same page gives the same answer, so that what was rendered of it is used again', () => {
  const page = pageOf(posts(3));
  expect(renderedPage(page)).toBe(renderedPage(page));
});

test('the first page stays as it was read; the next ones follow it', async () => {
  api.posts = posts(14).slice(3);
  await open(<EditorPicks siteOrigin={siteOrigin} />);
  const [first] = screen.getAllByRole('link');
  // Items of the hot list are left out.
  expect(shownIds()).toEqual(idsFrom(6, 8));
  await loadMore();
  // The next pages have ten (R89).
  await waitFor(() => expect(shownIds()).toEqual(idsFrom(6, 14)));
  expect(screen.getAllByRole('link')[0]).toBe(first);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('ranks go on after the page that was read', async () => {
  api.posts = posts(12);
  await open(<HotList siteOrigin={siteOrigin} />);
  await loadMore();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  const last = screen.getAllByRole('listitem').pop() as HTMLElement;
  expect(within(last).getByText('12')).toBeInTheDocument();
});

test('a first page that the server could not read is loaded, and goes on', async () => {
  api.posts = posts(12);
  await open(<EditorPicks siteOrigin={siteOrigin} />, {});
  await waitFor(() => expect(shownIds()).toEqual(idsFrom(1, 5)));
  await loadMore();
  await waitFor(() => expect(shownIds()).toEqual(idsFrom(1, 12)));
});
