/** @jest-environment node */
import { PageRoot } from '@share/islands';
import { createPageRenderer } from '@share/islands/server';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { bottomBarFixture } from '../testing/bottomBarFixture';
import { siteFixture as site } from '../testing/siteFixture';
import { createErrorPage, createSiteConfigSource, DocDetailLayout, loadBarPage } from './index';
import {
  inertServices,
  OpenAppRow,
  PageFrame,
  sharedServices,
  ShellPanels,
  type ShellServices,
} from './index';

const siteOrigin = 'https://m.example.com';
const services: ShellServices = {
  ...inertServices,
  api: { getGroups: () => Promise.reject(), createReport: () => Promise.reject() },
};

const config = createSiteConfigSource({ siteOrigin, defaultLogo: '/logo.svg', openAppHref: '/app' }).last();
const now = 1_790_000_000_000;
const panels = { site, reportReasons: ['其他'] };

test.each<[string, () => ReactElement | Promise<ReactElement>, string]>([
  ['/bar', async () => (await loadBarPage({ config })).element, '打开'],
  ['the error page', () => createErrorPage({ status: 500, requestId: 'r' }).element, '500'],
  [
    'a list',
    () => <PageFrame {...{ site }} title="首页" layout="listPage" bottomBar={bottomBarFixture} children="" />,
    '报料',
  ],
  [
    'a detail page',
    () => <DocDetailLayout article="正文" openApp={<OpenAppRow site={site} contentType="article" />} />,
    '继续阅读',
  ],
  [
    'a preview',
    () => (
      <PageFrame
        {...{ site }}
        title=""
        layout="docDetail"
        preview={{ expiredAt: (now + 60_000) / 1000, now }}
        children=""
      />
    ),
    '01:00',
  ],
  ['the place of messages', () => <ShellPanels {...panels} />, 'role="status"'],
])('%s renders without a browser', async (_name, create, text) => {
  const markup = renderToString(<PageRoot services={services}>{await create()}</PageRoot>);
  expect(markup.replaceAll('<!-- -->', '')).toContain(text);
});

test.each([
  ['navigation', '用户协议'],
  ['textSize', '阅读设置'],
  ['openApp', '打开App点赞'],
  ['offer', '选择“在浏览器打开”'],
])('the panel %s stands closed in the document', (name, text) => {
  const markup = renderToString(
    <PageRoot services={services}>
      <ShellPanels {...panels} />
    </PageRoot>,
  );
  const [, panel] = new RegExp(`<dialog[^>]* id="${name}"([^]*?)</dialog>`).exec(markup) ?? [];
  expect(panel).toContain(text);
  expect(panel).not.toContain(' open');
});

test('what stands around a page is rendered once for all items of the site', () => {
  const renderPage = createPageRenderer({ sheets: [], sharedServices });
  const pageOf = (id: string, isReportable = true) => {
    const own = { ...site, openAppHref: `https://app.example.com/open?post_id=${id}&type=<1>` };
    return {
      page: <PageFrame site={own} title={`第 ${id} 篇`} layout="docDetail" children="正文" />,
      panels: (
        <ShellPanels
          {...panels}
          site={own}
          {...(isReportable && { reportTarget: { type: 'content' as const, id } })}
        />
      ),
      fallback: {},
    };
  };
  const withoutPreloads = (markup: string) => markup.replace(/^(<link[^>]*>)+/, '');
  const inPlace = (element: ReactElement) =>
    withoutPreloads(renderToString(<PageRoot services={services}>{element}</PageRoot>));
  renderPage({ services, ...pageOf('a') });
  const second = renderPage({ services: {}, ...pageOf('b') });
  const [markup, shownPanels] = [second.markup.join(''), second.panels.join('')];
  expect(markup).toBe(inPlace(pageOf('b').page));
  expect(shownPanels).toBe(inPlace(pageOf('b').panels));
  expect(markup).toContain('第 b 篇');
  expect(shownPanels).toContain('post_id=b&amp;type=&lt;1&gt;');
  const third = pageOf('c', false);
  expect(renderPage({ services, ...third }).panels.join('')).toBe(inPlace(third.panels));
});
