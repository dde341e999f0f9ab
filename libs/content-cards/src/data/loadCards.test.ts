import { loadEditorPicks, loadHot, loadRecommendations } from './loadCards';
import { createCardsApi, now, posts, siteOrigin } from '../../testing';

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
