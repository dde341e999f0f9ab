import { createPoster } from '@share/wx-share/poster';
import { siteFixture } from '../../testing/sharingServices';
import { makePosterOfPage } from './makePosterOfPage';

jest.mock('@share/wx-share/poster', () => ({ createPoster: jest.fn(async () => ({})) }));

const link = 'https://m.example.com/davmu/share/peony/doc/wetland1/index.html';

const posterOf = async (card: Record<string, string>) => {
  document.head.innerHTML = `<link rel="canonical" href="${link}">`;
  for (const [name, text] of Object.entries({ url: link, ...card })) {
    const meta = document.createElement('meta');
    meta.setAttribute('property', `og:${name}`);
    meta.content = text;
    document.head.append(meta);
  }
  await makePosterOfPage(siteFixture);
  return jest.mocked(createPoster).mock.lastCall?.[0];
};

afterEach(() => {
  document.head.innerHTML = '';
});

test('shows what the page is shared as', async () => {
  const image = 'https://m.example.com/wetland.jpg';
  expect(await posterOf({ title: '白鹭', description: '回来了', image })).toMatchObject({
    title: '白鹭',
    summary: '回来了',
    cover: image,
    link,
    siteName: '云浦新闻',
  });
});

test('what stands in for a summary or a picture is neither', async () => {
  const poster = await posterOf({ title: '白鹭', description: '云浦新闻', image: siteFixture.logo });
  expect(poster).toMatchObject({ summary: '', cover: '' });
});

test('a page without a card has a title all the same', async () => {
  const title = '客户端分享';
  document.head.innerHTML = `<title>${title}</title>`;
  await makePosterOfPage(siteFixture);
  expect(jest.mocked(createPoster).mock.lastCall?.[0]).toMatchObject({ title, cover: '', summary: '' });
});
