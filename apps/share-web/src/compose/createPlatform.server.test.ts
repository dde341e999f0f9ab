import type { SiteSettings } from '@share/site-server';
import { createPlatform } from './createPlatform.server';

const nowhere = 'http://127.0.0.1:9';
const settings = { apiBaseUrl: nowhere, innerBaseUrl: nowhere, authScheme: '' } as SiteSettings;

test('every request has services of its own: what the islands of a page share belongs to one page', () => {
  const platform = createPlatform(settings, () => undefined);
  const path = '/davmu/share/peony/doc/wetland1/index.html';
  const [first, second] = [platform.forRequest({ path }), platform.forRequest({ path })];
  expect(first).not.toBe(second);
  expect(first.api).toBe(second.api);
  expect(platform.withoutCalls()).not.toBe(platform.withoutCalls());
});

test('the calls of a preview and of a media account are other ones', () => {
  const platform = createPlatform(settings, () => undefined);
  const apiAt = (actor: string) =>
    platform.forRequest({ path: `/davmu/share/${actor}/doc/x/index.html` }).api;
  expect(apiAt('mp')).not.toBe(apiAt('peony'));
  expect(apiAt('preview-peony').getContentDetail).not.toBe(apiAt('peony').getContentDetail);
});
