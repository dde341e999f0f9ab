import { expect, test } from '@playwright/test';
import { developmentFiles, traceLoadedFiles } from './support/loadedFiles';
import { articleTitle, doc, pages } from './support/pages';
import { platformUrl } from './support/platform';
import { startPlatform } from './support/startPlatform';
import { freePort, startSite } from './support/startSite';

const tag = ['@site-server', '@api-client'];

const comments = '/peony/v1/comment/briefnws';

test('the site runs against another platform by API_BASE_URL alone', { tag }, async ({ page, request }) => {
  test.setTimeout(180_000);
  const trace = traceLoadedFiles();
  const platform = await startPlatform({ ...trace.setting, NODE_ENV: 'development' });
  try {
    const site = await startSite(await freePort(), platform.url);
    try {
      const user = await request.post(`${platform.url}/-/user-token`, { data: { alias: '第二平台的人' } });
      const { token } = await user.json();
      const text = `只有第二个平台有这一条 ${Date.now()}`;
      const written = await request.post(site.url + comments, {
        headers: { authorization: token },
        data: { content: text, comment_type: 1 },
      });
      expect(await written.json()).toMatchObject({ code: 0 });
      expect(await (await request.get(platform.url + comments)).text()).toContain(text);
      expect(await (await request.get(platformUrl() + comments)).text()).not.toContain(text);

      const requested = new Set<string>();
      page.on('request', (each) => requested.add(new URL(each.url()).origin));
      await page.goto(site.url + pages.article);
      await expect(page).toHaveTitle(articleTitle);
      await page.goto(site.url + doc('briefnws'));
      const section = page.getByRole('region', { name: '评论' });
      await section.scrollIntoViewIfNeeded();
      await expect(section).toContainText(text);
      expect([...requested].filter((origin) => origin.startsWith('http'))).toEqual([site.url]);
    } finally {
      await site.stop();
    }
  } finally {
    expect(await platform.stop()).toBe(0);
    const loaded = trace.read();
    trace.remove();
    expect(loaded.map(({ url }) => url)).toContainEqual(
      expect.stringContaining('reference-api/dist/main.js'),
    );
    expect(developmentFiles(loaded)).toEqual([]);
  }
});
