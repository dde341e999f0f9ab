/** @jest-environment node */
import { noPageActions as page } from '@share/islands';
import { createTestSession } from '@share/session/testing';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { bottomBarFixture } from '../testing/bottomBarFixture';
import { siteFixture as site } from '../testing/siteFixture';
import { BarPage, BottomBar, DocDetailLayout, ErrorPage, ListLayout, Masthead } from './index';
import { OpenAppRow, PcPage, PhoneHandOver, PreviewBanner, RouterControl } from './index';
import { OpenAppDialog } from './panels';

const session = createTestSession();
const storage = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
  getJson: () => undefined,
  setJson: () => false,
};
const doNothing = () => undefined;

test.each<[string, ReactElement, string]>([
  ['BarPage', <BarPage title="云浦" masthead="横幅" />, '横幅'],
  ['BottomBar', <BottomBar bar={bottomBarFixture} page={page} />, '报料'],
  ['DocDetailLayout', <DocDetailLayout header="" article="正文" openApp="" />, '正文'],
  ['ErrorPage', <ErrorPage homeHref="/" />, '500'],
  [
    'ListLayout',
    <ListLayout title="首页" header="">
      列表
    </ListLayout>,
    '<h1 class="visually-hidden">首页</h1>',
  ],
  ['Masthead', <Masthead site={site} session={session} page={page} storage={storage} />, site.description],
  [
    'OpenAppDialog',
    <OpenAppDialog
      site={site}
      answer={{ action: '点赞' }}
      page={page}
      onClose={doNothing}
      onDecline={doNothing}
    />,
    '再考虑下',
  ],
  ['OpenAppRow', <OpenAppRow site={site} />, '在云浦新闻App里继续阅读'],
  ['PcPage', <PcPage site={site} target="/davmu/share/" handOver="" />, '扫码到手机上继续'],
  [
    'PhoneHandOver',
    <PhoneHandOver address="https://a.example/" rule={{ allowedHosts: [] }} page={page} />,
    '复制链接',
  ],
  ['PreviewBanner', <PreviewBanner endsAt={60_000} now={0} />, '01:00'],
  ['RouterControl', <RouterControl title="白鹭" session={session} page={page} />, '前进'],
])('%s renders without a browser', (_name, element, text) => {
  expect(renderToString(element).replaceAll('<!-- -->', '')).toContain(text);
});
