import { firstScreenId } from '@share/ui';
import { defaultTitle } from './defaultTitle';
import { headMarkup, type HeadOptions } from './headMarkup';

const head = (options: Partial<HeadOptions> = {}) => {
  document.head.innerHTML = headMarkup({
    title: defaultTitle,
    allowZoom: false,
    entry: '/davmu/share/assets/entry.js',
    clientUaToken: 'YunpuApp',
    publisher: {
      name: '云浦',
      logo: '/davmu/share/logo.svg',
      icon: '/icon-512.png',
      siteOrigin: 'https://a.example',
    },
    isIndexed: true,
    hasFirstScreen: true,
    preloads: '',
    beforePaint: 'void 0',
    styleSheets: ['/davmu/share/assets/styles.css'],
    ...options,
  });
  return document.head;
};
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test('the literal lines of the specification', () => {
  head();
  expect(document.title).toBe('客户端分享');
  expect(content('viewport')).toContain('maximum-scale=1,user-scalable=no');
  expect(content('format-detection')).toBe('telephone=no');
  head({ allowZoom: true });
  expect(content('viewport')).not.toContain('user-scalable');
});

test('the first paint waits for the first screen', () => {
  const link = head().querySelector('link[rel=expect]');
  expect(link?.getAttribute('href')).toBe(`#${firstScreenId}`);
  expect(link?.getAttribute('blocking')).toBe('render');
  expect(head({ hasFirstScreen: false }).querySelector('link[rel=expect]')).toBeNull();
});

test('a page to be shared says how', () => {
  const share = {
    title: '白鹭',
    desc: '回来了',
    link: 'https://a.example/b',
    imgUrl: 'https://a.example/c.png',
  };
  const element = head({ share });
  expect(element.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(share.link);
  expect(content('og:title')).toBe('白鹭');
  expect(content('og:image')).toBe(share.imgUrl);
  expect(content('robots')).toBeUndefined();
});

test('a page without a picture names none', () => {
  head({ share: { title: '白鹭', desc: '回来了', link: 'https://a.example/b', imgUrl: '' } });
  expect(content('og:title')).toBe('白鹭');
  expect(content('og:image')).toBeUndefined();
});

test('a page that is not to be found says so', () => {
  head({ isIndexed: false });
  expect(content('robots')).toBe('noindex');
});

test('no text can leave its place', () => {
  const hostile = '"\'></title><script>alert(1)</script>&amp;';
  const element = head({
    title: hostile,
    clientUaToken: hostile,
    share: { title: hostile, desc: hostile, link: 'https://a.example/"><b>', imgUrl: '' },
  });
  expect(document.title).toBe(hostile);
  expect(content('og:description')).toBe(hostile);
  expect(element.querySelectorAll('script')).toHaveLength(2);
});
