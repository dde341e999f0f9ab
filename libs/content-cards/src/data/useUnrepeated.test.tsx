import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCardServices, createCardsApi, pageOf, posts, siteOrigin } from '../../testing';
import { EditorPicks } from '../editor-picks/EditorPicks';
import { HotList } from '../hot-list/HotList';
import { Recommendations } from '../recommendations/Recommendations';
import { RelatedContent } from '../related-content/RelatedContent';
import { cardKeys } from './cardKeys';
import { withoutNeedlessExceptions } from './useUnrepeated';

const all = posts(30);
const part = (from: number, to: number, total = to - from) => ({
  ...pageOf(all.slice(from, to)),
  total,
});
const related = cardKeys.related('article', 'p-30');
const fallback = {
  ...listFallback(related, part(0, 4, 6)),
  ...listFallback(cardKeys.hot, part(3, 8)),
  ...listFallback(cardKeys.editorPicks, part(2, 11)),
  ...listFallback(cardKeys.recommendations, part(9, 15)),
};

const idsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map(({ dataset }) => dataset['exposure']);

test('no item stands in two lists of a page, and the places of the hot list have no gaps', async () => {
  const api = createCardsApi(all);
  const exceptIds = ['p-30', 'p-1', 'p-2', 'p-3', 'p-4'];
  render(
    <TestPage services={createCardServices({ api })} fallback={fallback}>
      <RelatedContent postId="p-30" contentType="article" siteOrigin={siteOrigin} />
      <HotList siteOrigin={siteOrigin} />
      <EditorPicks siteOrigin={siteOrigin} exceptIds={exceptIds} />
      <Recommendations siteOrigin={siteOrigin} exceptIds={exceptIds} />
    </TestPage>,
  );
  expect(idsOf('相关阅读')).toEqual(['p-1', 'p-2', 'p-3']);
  expect(idsOf('72小时热点')).toEqual(['p-4', 'p-5', 'p-6', 'p-7', 'p-8']);
  expect(idsOf('编辑推荐')).toEqual(['p-9', 'p-10', 'p-11']);
  expect(idsOf('推荐阅读')).toEqual(['p-12', 'p-13', 'p-14', 'p-15']);
  const more = within(screen.getByRole('region', { name: '相关阅读' })).getByRole('button');
  await userEvent.click(more);
  await waitFor(() => expect(more).not.toHaveAttribute('aria-busy', 'true'));
  const links = screen.getAllByRole('link').map(({ dataset }) => dataset['exposure']);
  expect(new Set(links).size).toBe(links.length);
});

test('pages whose exceptions are not in a list show the same', () => {
  const sharedProps = withoutNeedlessExceptions(cardKeys.recommendations);
  expect(sharedProps({ exceptIds: ['p-30', 'p-1'] }, fallback)).toEqual({ exceptIds: [] });
  expect(sharedProps({ exceptIds: ['p-30', 'p-12'] }, fallback)).toEqual({ exceptIds: ['p-12'] });
});
