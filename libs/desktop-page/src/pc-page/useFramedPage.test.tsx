import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/renderInPage';
import { showAnotherSite, showInIframe } from '../../testing/showInIframe';
import { siteFixture } from '../../testing/siteFixture';
import { PcPage } from './PcPage';

const siteOrigin = 'https://m.example.com';
const { origin } = window.location;
const path = '/davmu/share/peony/doc/2026/10/wetland1/index.html';
const nextPath = '/davmu/share/peony/doc/2026/10/egrets01/index.html?a=1';
const article = { address: origin + path, title: '退塘还湿三年后' };
const next = {
  address: origin + nextPath,
  title: '白鹭的一天',
  head:
    '<link rel="canonical" href="https://m.example.com/next"><meta name="description" content="从清晨到傍晚">' +
    '<meta property="og:title" content="白鹭的一天"><meta property="og:image" content="https://m.example.com/next.png">',
};
const home = { address: `${origin}/davmu/share/`, title: '云浦新闻' };

const metaOf = (name: string) => document.head.querySelector(name)?.getAttribute('content');
const shownUrl = () => new URLSearchParams(window.location.search).get('url');
const code = () => screen.getByRole('img', { name: /的二维码$/ }).innerHTML;
const complaint = () => screen.queryByRole('button', { name: '投诉举报' });

const open = async () => {
  const report = jest.fn();
  const first = { address: siteOrigin + path, reportTarget: { type: 'content', id: 'wetland1' } as const };
  renderInPage(<PcPage site={siteFixture} target={path} first={first} rule={{ allowedHosts: [] }} />, {
    report,
  });
  await screen.findByRole('img', { name: /的二维码$/ });
  const iframe = screen.getByTitle<HTMLIFrameElement>(/手机上的样子/);
  showInIframe(iframe, article);
  return { iframe, report };
};

const expectAddress = (address: string) =>
  waitFor(() => expect(screen.getByRole('link', { name: '直接打开网页' })).toHaveAttribute('href', address));

/** Moves on, and waits for the code of the next page. */
const untilNextCode = async <Result,>(move: () => Result): Promise<Result> => {
  const before = code();
  const result = move();
  await waitFor(() => expect(code() === before).toBe(false));
  return result;
};

beforeEach(() => {
  window.history.replaceState({ saved: true }, '', `/davmu/share/pc?url=${encodeURIComponent(path)}`);
  document.head.innerHTML =
    `<title>退塘还湿三年后</title><link rel="canonical" href="${siteOrigin + path}"><meta name="description" content="湿地">` +
    `<meta property="og:title" content="退塘还湿三年后"><meta property="og:description" content="湿地">` +
    `<meta property="og:url" content="${siteOrigin + path}"><meta property="og:image" content="a.png">`;
});

test('R5: the first page changes nothing', async () => {
  await open();
  expect(shownUrl()).toBe(path);
  await expectAddress(siteOrigin + path);
});

test('R5: code, link, complaint and address follow the page in the iframe', async () => {
  const { iframe, report } = await open();
  await untilNextCode(() => showInIframe(iframe, next));
  await expectAddress(siteOrigin + nextPath);
  await userEvent.click(screen.getByRole('button', { name: '投诉举报' }));
  expect(report).toHaveBeenCalledWith({ type: 'content', id: 'egrets01' });
  expect(shownUrl()).toBe(next.address);
  expect(window.history.state).toEqual({ saved: true });
});

test('R3: title and share card follow', async () => {
  const { iframe } = await open();
  await untilNextCode(() => showInIframe(iframe, next));
  expect(document.title).toBe('白鹭的一天');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://m.example.com/next');
  expect(metaOf('meta[property="og:url"]')).toBe('https://m.example.com/next');
  expect(metaOf('meta[property="og:title"]')).toBe('白鹭的一天');
  expect(metaOf('meta[property="og:image"]')).toBe('https://m.example.com/next.png');
  expect(metaOf('meta[name=description]')).toBe('从清晨到傍晚');
});

test('a page that moves on without loading is followed', async () => {
  const { iframe } = await open();
  const moveOn = await untilNextCode(() => showInIframe(iframe, home));
  await expectAddress(`${siteOrigin}/davmu/share/`);
  expect(complaint()).toBeNull();
  await untilNextCode(() => moveOn(next));
  await expectAddress(siteOrigin + nextPath);
  expect(document.title).toBe('白鹭的一天');
  expect(complaint()).toBeVisible();
});

test.each([
  ['another site', showAnotherSite],
  [
    'a page beside the site',
    (iframe: HTMLIFrameElement) =>
      void showInIframe(iframe, { address: `${origin}/davmu/agreement/user_agreement`, title: '用户协议' }),
  ],
])('%s is no item to complain about; the rest stays until the visitor is back', async (_, leave) => {
  const { iframe } = await open();
  leave(iframe);
  await waitFor(() => expect(complaint()).toBeNull());
  await expectAddress(siteOrigin + path);
  expect([shownUrl(), document.title]).toEqual([path, '退塘还湿三年后']);
  showInIframe(iframe, article);
  expect(complaint()).toBeVisible();
});
