import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCardServices, createCardsApi, pageOf, posts, siteOrigin } from '../../testing';
import { cardKeys } from '../data/cardKeys';
import { EditorPicks } from './EditorPicks';

const show = (count: number) => {
  const api = createCardsApi(posts(count));
  render(
    <TestPage
      services={createCardServices({ api })}
      fallback={listFallback(cardKeys.editorPicks, pageOf(api.posts, 5))}
    >
      <EditorPicks siteOrigin={siteOrigin} />
    </TestPage>,
  );
};

const section = () => within(screen.getByRole('region', { name: '编辑推荐' }));

test('goes on to its end, where the focus stays in the list', async () => {
  show(23);
  for (const shown of [5, 15, 23]) {
    await waitFor(() => expect(section().getAllByRole('link')).toHaveLength(shown));
    if (shown < 23) await userEvent.click(section().getByRole('button', { name: '加载更多' }));
  }
  expect(section().queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(section().getByText('已全部加载')).toHaveFocus());
});

test('a list that never grew announces no end', () => {
  show(3);
  expect(section().queryByText('已全部加载')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('an empty list says so', () => {
  show(0);
  expect(section().getByText('暂无内容')).toBeInTheDocument();
});
