import { createCardsApi, now, posts, siteOrigin } from '../../testing';
import { loadEditorPicks, loadHot, loadRecommendations, loadRelated } from './loadCards';

test.each([
  ['getHot72h', loadHot],
  ['getEditorPicks', loadEditorPicks],
  ['getRecommendations', loadRecommendations],
] as const)('%s is asked for ten a page, with the signal', async (call, load) => {
  const api = createCardsApi(posts(23));
  const spy = jest.spyOn(api, call);
  const { signal } = new AbortController();
  const page = await load(api, { page: 3, now, siteOrigin, signal });
  expect(spy).toHaveBeenCalledWith({ page: 3, size: 10 }, { signal });
  expect(page.total).toBe(23);
  expect(page.items.map(({ id }) => id)).toEqual(['p-21', 'p-22', 'p-23']);
});

test('what is related is asked for by kind and id, four at once', async () => {
  const api = createCardsApi(posts(6));
  const getRelatedContent = jest.spyOn(api, 'getRelatedContent');
  const { signal } = new AbortController();
  const item = { postId: 'wetland1', contentType: 'article' };
  const page = await loadRelated(api, { page: 1, ...item, now, siteOrigin, signal });
  expect(getRelatedContent).toHaveBeenCalledWith(
    { type: 'article', post_id: 'wetland1', page: 1, size: 4 },
    { signal },
  );
  expect(page.items.map(({ id }) => id)).toEqual(['p-1', 'p-2', 'p-3', 'p-4']);
});
