/** @jest-environment node */
import { description, subjects } from '../../testing/subjects';
import { answerOEmbed } from './answerOEmbed';

const page = { share: description.card, publisher: description.publisher, subject: subjects[1]! };
const ask = async (query: string, found: object | undefined = page) => {
  const describePage = jest.fn(async () => found as typeof page | undefined);
  const { status, contentType, text } = await answerOEmbed({
    query: new URLSearchParams(query),
    describePage,
  });
  expect(contentType).toBe('application/json; charset=utf-8');
  return { status, text, answer: JSON.parse(text) as Record<string, unknown>, describePage };
};
const url = encodeURIComponent(description.card.link);

test('a page is a link with its title, author, publisher and picture', async () => {
  const { status, answer, describePage } = await ask(`url=${url}&format=json&maxwidth=300`);
  expect(status).toBe(200);
  expect(describePage).toHaveBeenCalledWith(description.card.link);
  expect(answer).toEqual({
    version: '1.0',
    type: 'link',
    title: description.card.title,
    author_name: '记者 陈岸',
    provider_name: '云浦',
    provider_url: 'https://m.example.com/davmu/share/',
    cache_age: 3600,
    thumbnail_url: description.card.imgUrl,
    thumbnail_width: 1200,
    thumbnail_height: 800,
  });
});

test('a picture of unknown size is left out', async () => {
  const { answer } = await ask(`url=${url}`, {
    ...page,
    subject: { kind: 'article', picture: { alt: '白鹭' } },
  });
  expect(answer).not.toHaveProperty('thumbnail_url');
});

test.each([
  ['', 400],
  ['url=', 400],
  ['url=wetland1', 400],
  ['url=javascript:alert(1)', 400],
  [`url=${url}&format=xml`, 501],
])('%s is answered by %i before anything is looked up', async (query, status) => {
  const requested = await ask(query);
  expect(requested.status).toBe(status);
  expect(requested.answer['error']).toBeTruthy();
  expect(requested.describePage).not.toHaveBeenCalled();
});

test.each([
  ['no page', undefined],
  ['a page that is not shared', { ...page, share: undefined }],
  ['a page that is not to be indexed', { ...page, isIndexed: false }],
  ['a list', { ...page, subject: { kind: 'collection', paths: [] } }],
  ['a page about nothing', { ...page, subject: undefined }],
])('%s is 404', async (_, found) => {
  const { status } = await answerOEmbed({
    query: new URLSearchParams(`url=${url}`),
    describePage: async () => found as typeof page | undefined,
  });
  expect(status).toBe(404);
});

test('the answer is harmless wherever it is shown', async () => {
  const title = '</script><main>&';
  const { text, answer } = await ask(`url=${url}`, { ...page, share: { ...description.card, title } });
  expect(text).not.toMatch(/[<>&]/);
  expect(answer['title']).toBe(title);
});
