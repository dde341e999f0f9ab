import { createTestData } from '@share/page-data/testing';
import { createSiteConfigSource } from './createSiteConfigSource';

const data = createTestData();
const apiOf = (app_info: string) => ({ getAppInfo: () => Promise.resolve({ app_info }) });
const source = () =>
  createSiteConfigSource({ siteOrigin: 'https://a.example', defaultLogo: '/logo.svg', openAppHref: '/app' });

test('keeps what came last, beginning with the defaults', async () => {
  const config = source();
  expect(config.last().site.logo).toBe('/logo.svg');
  const loaded = await config.load({
    api: apiOf(JSON.stringify({ h5_config: { site_name: '云浦新闻' } })),
    data,
  });
  expect(loaded.site.name).toBe('云浦新闻');
  expect(config.last()).toBe(loaded);
});

test('what cannot be read leaves the last one in place', async () => {
  const config = source();
  const loaded = await config.load({ api: apiOf('{}'), data });
  expect(await config.load({ api: apiOf('<html>'), data })).toBe(loaded);
  expect(config.last()).toBe(loaded);
});

test('the same text gives the same configuration, another text another one', async () => {
  const config = source();
  const named = (site_name: string) => ({ api: apiOf(JSON.stringify({ h5_config: { site_name } })), data });
  const first = await config.load(named('云浦新闻'));
  expect(await config.load(named('云浦新闻'))).toBe(first);
  expect((await config.load(named('云浦日报'))).site.name).toBe('云浦日报');
});
