import { pages } from './support/pages';
import { platformUrl, playScenario } from './support/platform';
import { freePort, startSite } from './support/startSite';
import { expect, test } from './support/visitor';

const tag = ['@page-document', '@site-server', '@shell'];

test.afterEach(({ request }) => playScenario(request, 'default'));

test('a site that says nothing of itself has no foot', { tag }, async ({ request }) => {
  await playScenario(request, 'site-unnamed');
  // One of its own: the configuration is saved for minutes.
  const site = await startSite(await freePort(), platformUrl());
  try {
    const html = await (await request.get(site.url + pages.home)).text();
    expect(html).not.toContain('beian.miit.gov.cn');
    expect(html).not.toContain('举报电话');
  } finally {
    await site.stop();
  }
});
