import { createCardsApi, now, posts, siteOrigin } from '../../testing';
import { loadEditorPicks, loadHot, loadRecommendations, loadRelated } from './loadCards';

test.each([
  ['getHot72h', loadHot, 1, 5, [1], 5],
  ['getHot72h', loadHot, 2, 5, [2, 3], 10],
  ['getEditorPicks', loadEditorPicks, 3, 5, [4, 5], 8],
  ['getRecommendations', loadRecommendations, 3, 10, [3], 3],
] as const)(
  '%s is requested with the size of its pages and the signal',
  async (call, load, at, size, pages, count) => {
    const api = createCardsApi(posts(23));
    const spy = jest.spyOn(api, call);
    const { signal } = new AbortController();
    const page = await load(api, { page: at, now, siteOrigin, signal });
    expect(spy.mock.calls).toEqual(pages.map((each) => [{ page: each, size }, { signal }]));
    expect(page.total).toBe(23);
    const first = (pages[0] - 1) * size + 1;
    expect(page.items.map(({ id }) => id)).toEqual(
      Array.from({ length: count }, (_, index) => `p-${first + index}`),
    );
  },
);

test('what is related is requested by kind and id, two at first', async () => {
  const api = createCardsApi(posts(6));
  const getRelatedContent = jest.spyOn(api, 'getRelatedContent');
  const { signal } = new AbortController();
  const item = { postId: 'wetland1', contentType: 'article' as const };
  const page = await loadRelated(api, { page: 1, ...item, now, siteOrigin, signal });
  expect(getRelatedContent).toHaveBeenCalledWith(
    { type: 'article', post_id: 'wetland1', page: 1, size: 2 },
    { signal },
  );
  expect(page.items.map(({ id }) => id)).toEqual(['p-1', 'p-2']);
});
