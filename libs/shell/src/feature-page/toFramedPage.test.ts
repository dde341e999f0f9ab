import type { AppLinkParams } from '@share/open-app';
import { bottomBarFixture } from '../../testing/bottomBarFixture';
import { siteFixture } from '../../testing/siteFixture';
import { DocDetailLayout } from '../doc-detail-layout/DocDetailLayout';
import { toFramedPage } from './toFramedPage';

const options = {
  config: { site: siteFixture, themeColour: '#FF4A26', bottomBar: bottomBarFixture, reportReasons: [] },
  siteOrigin: 'https://m.example.com',
  openAppHref: ({ stype, id }: AppLinkParams) => `https://app.example.com/open?${stype}-${id}`,
};
const page = { title: '夜里还亮着的灯', layout: 'default', element: null } as const;

test('a page without a share card and a place in the app is as its feature made it', () => {
  expect(toFramedPage(page, options)).toEqual(page);
});

test('a page of the layout docDetail has its main part, with nothing after the item', () => {
  const { element } = toFramedPage({ ...page, layout: 'docDetail' }, options);
  expect(element).toMatchObject({ type: DocDetailLayout, props: { article: null } });
});

test('only lists have the bottom bar', () => {
  expect(toFramedPage({ ...page, layout: 'listPage' }, options).bottomBar).toBe(bottomBarFixture);
});

test('the app opens at the page', () => {
  const { site } = toFramedPage({ ...page, appLink: { stype: 'dejinDetail', id: 'clue0001' } }, options);
  expect(site?.openAppHref).toBe('https://app.example.com/open?dejinDetail-clue0001');
});

test('the share card has the title, the address, and what the site says of itself where the page has no summary', () => {
  const share = { path: '/davmu/share/list/listNigh/index.html', image: '/media/night.jpg' };
  expect(toFramedPage({ ...page, share }, options).share).toEqual({
    title: '夜里还亮着的灯',
    desc: siteFixture.description,
    link: 'https://m.example.com/davmu/share/list/listNigh/index.html',
    imgUrl: 'https://m.example.com/media/night.jpg',
  });
});
