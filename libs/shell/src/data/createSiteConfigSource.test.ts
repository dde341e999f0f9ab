import { createReads } from '@share/content-cards/testing';
import { createSiteConfigSource } from './createSiteConfigSource';

const reads = createReads();
const apiOf = (app_info: string) => ({ getAppInfo: () => Promise.resolve({ app_info }) });
const source = () =>
  createSiteConfigSource({ siteOrigin: 'https://a.example', defaultLogo: '/logo.svg', openAppHref: '/app' });

test('keeps what came last, beginning with the defaults', async () => {
  const config = source();
  expect(config.last().site.logo).toBe('/logo.svg');
  const loaded = await config.load({
    api: apiOf(JSON.stringify({ h5_config: { site_name: '云浦新闻' } })),
    reads,
  });
  expect(loaded.site.name).toBe('云浦新闻');
  expect(config.last()).toBe(loaded);
});

test('what cannot be read leaves the last one in place', async () => {
  const config = source();
  const loaded = await config.load({ api: apiOf('{}'), reads });
  expect(await config.load({ api: apiOf('<html>'), reads })).toBe(loaded);
  expect(config.last()).toBe(loaded);
});

test('the same text gives the same configuration, another text another one', async () => {
  const config = source();
  const named = (site_name: string) => ({ api: apiOf(JSON.stringify({ h5_config: { site_name } })), reads });
  const first = await config.load(named('云浦新闻'));
  expect(await config.load(named('云浦新闻'))).toBe(first);
  expect((await config.load(named('云浦日报'))).site.name).toBe('云浦日报');
});
