/** @jest-environment node */
import { ApiError } from '@share/api-client';
import { detailFixture, now, posts, siteOrigin } from '../../testing/contentFixtures';
import { loadArticle, loadRelated } from './loadArticle.server';

const { signal } = new AbortController();

test('loadArticle asks for the item and judges it', async () => {
  const getContentDetail = jest.fn().mockResolvedValue(detailFixture());
  const article = await loadArticle({ getContentDetail }, { postId: 'wetland1', now, siteOrigin, signal });
  expect(getContentDetail).toHaveBeenCalledWith({ post_id: 'wetland1' }, { signal });
  expect(article?.title).toBe('退塘还湿三年后，白鹭回到了云浦南岸');
});

test('a refusal of the platform means that there is no such item', async () => {
  const missing = new ApiError({ kind: 'business', message: '内容不存在', code: 1001 });
  const getContentDetail = jest.fn().mockRejectedValue(missing);
  expect(await loadArticle({ getContentDetail }, { postId: 'x', now, siteOrigin })).toBeNull();
});

test.each([
  ['another item', detailFixture({ post_id: 'another1' })],
  ['an item without a title', detailFixture({ title: undefined })],
  ['nothing', null],
  ['an empty object', {}],
])('%s counts as no item', async (_, answer) => {
  const getContentDetail = jest.fn().mockResolvedValue(answer);
  expect(await loadArticle({ getContentDetail }, { postId: 'wetland1', now, siteOrigin })).toBeNull();
});

test('a platform that could not be asked is an error', async () => {
  const down = new ApiError({ kind: 'network', message: 'no answer' });
  const getContentDetail = jest.fn().mockRejectedValue(down);
  await expect(loadArticle({ getContentDetail }, { postId: 'x', now, siteOrigin })).rejects.toBe(down);
});

test('loadRelated asks for four items of the same kind', async () => {
  const getRelatedContent = jest.fn().mockResolvedValue({ posts: posts(4), total: 4 });
  const cards = await loadRelated(
    { getRelatedContent },
    { postId: 'wetland1', type: 'article', now, siteOrigin, signal },
  );
  expect(getRelatedContent).toHaveBeenCalledWith(
    { type: 'article', post_id: 'wetland1', page: 1, size: 4 },
    { signal },
  );
  expect(cards.map(({ id }) => id)).toEqual(['p-1', 'p-2', 'p-3', 'p-4']);
});
