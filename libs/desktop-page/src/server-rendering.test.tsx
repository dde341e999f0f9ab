/** @jest-environment node */
import { noPageActions, PageRoot } from '@share/islands';
import { renderToString } from 'react-dom/server';
import { siteFixture } from '../testing/siteFixture';
import type { DesktopPageServices } from './DesktopPageServices';
import { loadPcPage } from './index';

const services: DesktopPageServices = { page: noPageActions };
const siteOrigin = 'https://m.example.com';

test('/pc renders without a browser', async () => {
  const { element } = await loadPcPage({
    url: null,
    config: { site: siteFixture },
    siteOrigin,
    ownOrigins: [siteOrigin],
    pcLinkHosts: [],
    describePage: () => Promise.resolve(undefined),
  });
  const markup = renderToString(<PageRoot services={services}>{element}</PageRoot>);
  expect(markup).toContain('扫码到手机上继续');
});
