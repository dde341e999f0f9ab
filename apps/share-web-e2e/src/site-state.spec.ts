import { pages } from './support/pages';
import { startPlatform } from './support/startPlatform';
import { freePort, startSite } from './support/startSite';
import { expect, test } from './support/visitor';

const tag = ['@page-document', '@site-server', '@shell'];

const video = '/davmu/share/peony/video/2026/11/seasonv1/index.html';
/** Longest time in milliseconds until a change of the configuration has reached an instance. */
const changeMs = 120_000;

test('lists and items end with filing number, licences and telephones', { tag }, async ({ page }) => {
  for (const path of [pages.home, pages.article]) {
    await page.goto(path);
    const foot = page.locator('main footer').last();
    await foot.scrollIntoViewIfNeeded();
    await expect(foot.getByRole('link', { name: /ICP备/ })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    await expect(foot.getByRole('link', { name: '12377' })).toHaveAttribute('href', 'tel:12377');
    await expect(foot).toContainText('互联网新闻信息服务许可证');
  }
});

test(
  'one switch of the platform takes the colours away and shows a notice, on cached pages, too',
  { tag },
  async ({ page, context, request }) => {
    test.setTimeout(changeMs + 120_000);
    const platform = await startPlatform();
    const site = await startSite(await freePort(), platform.url);
    const cached = [pages.home, pages.article, video, '/davmu/share/nothing-here'];
    const marksOf = async (path: string) => (await request.get(site.url + path)).headers()['x-site-marks'];
    const shifts = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
    const filterOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).filter);
    try {
      for (const path of cached) expect(await marksOf(path)).toBeUndefined();
      await request.post(`${platform.url}/-/scenario`, { data: { name: 'mourning-with-notice' } });
      await expect.poll(() => marksOf(pages.home), { timeout: changeMs }).toMatch(/^memorial\./);
      for (const path of cached) {
        const answer = await request.get(site.url + path);
        expect(await answer.text()).toContain('<html data-memorial=""');
      }

      await page.goto(site.url + pages.article);
      expect(await filterOf('html')).toBe('grayscale(1)');
      const notice = page.getByRole('complementary', { name: '公告' });
      await expect(notice.getByRole('link')).toHaveText(/系统维护/);
      expect(await shifts()).toBe(0);
      // Fixed elements stay where they are.
      await page.evaluate(() => window.scrollTo(0, 1_200));
      const footer = page.getByRole('button', { name: /分享/ }).first();
      await expect.poll(async () => (await footer.boundingBox())?.y ?? 0).toBeGreaterThan(600);
      await footer.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await filterOf('dialog[open]')).toBe('grayscale(1)');
      await page.goBack();

      await page.goto(site.url + video);
      await page.getByRole('button', { name: /播放/ }).first().click();
      const played = () =>
        page
          .locator('video')
          .first()
          .evaluate((element) => (element as HTMLVideoElement).currentTime);
      await expect.poll(played).toBeGreaterThan(0.5);

      await page.goto(site.url + pages.home);
      await notice.getByRole('button', { name: '关闭公告' }).click();
      await expect(notice).toHaveCount(0);
      await page.goto(site.url + pages.article);
      await expect(notice).toHaveCount(0);
      expect(await shifts()).toBe(0);
      const another = await context.newPage();
      await another.goto(site.url + pages.home);
      await expect(another.getByRole('complementary', { name: '公告' })).toBeVisible();
    } finally {
      await site.stop();
      await platform.stop();
    }
  },
);
