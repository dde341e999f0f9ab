import type { Page } from '@playwright/test';
import { corpus, type Body } from './content/corpus';
import { inspectPage } from './content/inspectPage';
import { pageOf, startContentPlatform } from './content/startContentPlatform';
import { platformUrl } from './support/platform';
import { scrollThrough } from './support/scrollThrough';
import { freePort, startSite, type RunningProgram } from './support/startSite';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@safety', '@content-cards', '@content-detail'];

const views = [
  { width: 375, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 375, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;
/** `npm run test:content` looks at every body in every view. */
const looked = process.env['CONTENT'] === 'full' ? views : views.slice(0, 2);

let platform: Awaited<ReturnType<typeof startContentPlatform>>;
let site: RunningProgram;

test.beforeAll(async () => {
  platform = await startContentPlatform(platformUrl(), corpus);
  site = await startSite(await freePort(), platform.url, {
    EMBED_HOSTS: 'player.allowed.example',
    UPSTREAM_PRIMARY_MS: '10000',
    UPSTREAM_SECONDARY_MS: '10000',
    PAGE_DEADLINE_MS: '20000',
  });
});

test.afterAll(async () => {
  await site?.stop();
  platform?.close();
});

const expectWhole = async (page: Page, body: Body) => {
  const article = page.locator('[data-article-body]');
  const text = await article.innerText();
  let from = 0;
  for (const part of body.texts) {
    const at = text.indexOf(part, from);
    expect(at, `«${part}» is seen, in its order`).toBeGreaterThanOrEqual(0);
    from = at;
  }
  const whole = await page.locator('body').innerText();
  for (const part of body.hidden ?? []) expect(whole).not.toContain(part);
  await expect(article.locator('img')).toHaveCount(body.pictures ?? 0);
  await expect(article.locator('img[data-failed]')).toHaveCount(body.failed ?? 0);
  await expect(article.locator('video, audio')).toHaveCount(body.players ?? 0);
  const notices = await article.locator('[data-omitted]').allInnerTexts();
  expect(notices).toHaveLength(body.notices?.length ?? 0);
  for (const [index, words] of (body.notices ?? []).entries()) expect(notices[index]).toMatch(words);
};

for (const [index, body] of corpus.entries())
  test(`${body.name}: whole, in shape, and nothing lost without a notice`, { tag }, async ({ page }) => {
    const watch = await watchPage(page);
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(site.url + pageOf(index));
    await scrollThrough(page);
    await expectWhole(page, body);
    for (const { width, colorScheme } of looked) {
      await page.setViewportSize({ width, height: 667 });
      await page.emulateMedia({ colorScheme });
      await scrollThrough(page);
      expect(await page.evaluate(inspectPage), `${width} px, ${colorScheme}`).toEqual([]);
    }
    const ownProblems = watch.problems.filter((problem) => !/Failed to load resource|ERR_/.test(problem));
    expect(ownProblems).toEqual([]);
  });
