import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createCardServices, createCardsApi, pageOf, posts, siteOrigin } from '../../testing';
import { cardKeys } from '../data/cardKeys';
import { RelatedContent } from './RelatedContent';

const item = { contentType: 'article' as const, postId: 'wetland1' };

const pageWith = (count: number | undefined, api = createCardsApi(posts(3))) => (
  <TestPage
    services={createCardServices({ api })}
    fallback={listFallback(
      cardKeys.related('article', 'wetland1'),
      count === undefined ? undefined : pageOf(posts(count)),
    )}
  >
    <RelatedContent {...item} siteOrigin={siteOrigin} />
  </TestPage>
);

const shownIds = () => screen.getAllByRole('link').map(({ dataset }) => dataset['exposure']);

test('a card for each item, each reported as seen by its id', () => {
  render(pageWith(3));
  expect(screen.getByRole('heading', { name: '相关阅读' })).toBeInTheDocument();
  expect(shownIds()).toEqual(['p-1', 'p-2', 'p-3']);
});

test('no heading over nothing', () => {
  expect(render(pageWith(0)).container).toBeEmptyDOMElement();
});

test('what the server could not load it does not call empty: it offers another try', () => {
  const markup = renderToString(pageWith(undefined));
  expect(markup).toContain('加载失败');
  expect(markup).toContain('重新加载');
  expect(markup).not.toContain('暂无内容');
});

test('the browser loads what the server could not, with another try after a failure', async () => {
  const api = createCardsApi(posts(3));
  api.isOffline = true;
  render(pageWith(undefined, api));
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.getByRole('status')).toHaveTextContent('加载失败');
  api.isOffline = false;
  await userEvent.click(retry);
  await waitFor(() => expect(shownIds()).toEqual(['p-1', 'p-2']));
});

test.each([
  ['as the server has read it', 3],
  ['as the server could not load it', undefined],
])('hydrates %s without a difference', async (_name, count) => {
  const expected = ['p-1', 'p-2', 'p-3'].slice(0, count ?? 2);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageWith(count));
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, pageWith(count), { onRecoverableError }));
  await waitFor(() => expect(shownIds()).toEqual(expected));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});
