import { createSiteConfigSource } from './createSiteConfigSource';

const source = () =>
  createSiteConfigSource({ siteOrigin: 'https://a.example', defaultLogo: '/logo.svg', openAppHref: '/app' });

test('keeps what came last, beginning with the defaults', () => {
  const config = source();
  expect(config.last().site.logo).toBe('/logo.svg');
  const taken = config.take(JSON.stringify({ h5_config: { site_name: '云浦新闻' } }));
  expect(taken.site.name).toBe('云浦新闻');
  expect(config.last()).toBe(taken);
});

test('what cannot be read leaves the last one in place', () => {
  const config = source();
  const taken = config.take('{}');
  expect(() => config.take('<html>')).toThrow(SyntaxError);
  expect(config.last()).toBe(taken);
});
