/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { siteFixture as site } from '../testing/siteFixture';
import { DocDetailLayout, ErrorPage, ListLayout, Masthead, OpenAppDialog, OpenAppRow } from './index';

test.each<[string, ReactElement, string]>([
  ['DocDetailLayout', <DocDetailLayout header="" article="正文" openApp="" />, '正文'],
  ['ErrorPage', <ErrorPage homeHref="/" />, '500'],
  [
    'ListLayout',
    <ListLayout title="首页" header="">
      列表
    </ListLayout>,
    '<h1 class="visually-hidden">首页</h1>',
  ],
  ['Masthead', <Masthead site={site} />, site.description],
  ['OpenAppDialog', <OpenAppDialog site={site} open action="收藏" onClose={() => undefined} />, '再考虑下'],
  ['OpenAppRow', <OpenAppRow site={site} />, '在云浦新闻App里继续阅读'],
])('%s renders without a browser', (_name, element, text) => {
  expect(renderToString(element).replaceAll('<!-- -->', '')).toContain(text);
});
