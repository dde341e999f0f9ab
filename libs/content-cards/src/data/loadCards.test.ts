import { createCardsApi, now, posts, siteOrigin } from '../../testing';
import { loadEditorPicks, loadHot, loadRecommendations, loadRelated } from './loadCards';

test.each([
  ['getHot72h', loadHot, 5, ['p-11', 'p-12', 'p-13', 'p-14', 'p-15']],
  ['getEditorPicks', loadEditorPicks, 5, ['p-11', 'p-12', 'p-13', 'p-14', 'p-15']],
  ['getRecommendations', loadRecommendations, 10, ['p-21', 'p-22', 'p-23']],
] as const)('%s is asked for with the size of its page and the signal', async (call, load, size, ids) => {
  const api = createCardsApi(posts(23));
  const spy = jest.spyOn(api, call);
  const { signal } = new AbortController();
  const page = await load(api, { page: 3, now, siteOrigin, signal });
  expect(spy).toHaveBeenCalledWith({ page: 3, size }, { signal });
  expect(page.total).toBe(23);
  expect(page.items.map(({ id }) => id)).toEqual(ids);
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
