import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { expect, test } from './support/visitor';

const tag = ['@islands', '@shell'];
const message = '出错了，请再试一次';

const media = {
  article: pages.article,
  video: '/davmu/share/peony/video/seasonv1/index.html',
  gallery: '/davmu/share/peony/gallery/bridgeg1/index.html',
};

const untilPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** One control of each name in each part of the page: the comments repeat theirs. */
const findControls = (page: Page) =>
  page.locator('[data-island] button:visible').evaluateAll((controls) => {
    const nameOf = (control: Element) =>
      `${control.closest('[data-island]')?.getAttribute('data-island')} ${control.getAttribute('aria-label') ?? control.textContent}`;
    const names = controls.map(nameOf);
    return controls.flatMap((control, at) => (names.indexOf(nameOf(control)) === at ? [at] : []));
  });

/** Taps every control and says which of them stay without an answer: a panel or the message. */
const tapAll = async (page: Page) => {
  const unanswered: string[] = [];
  const controls = await page.locator('[data-island] button:visible').all();
  for (const at of await findControls(page)) {
    const control = controls[at]!;
    await page.evaluate((text) => {
      for (const part of document.querySelectorAll('p')) if (part.textContent === text) part.hidden = true;
    }, message);
    await control.tap();
    await page
      .waitForFunction(
        (text) =>
          document.querySelector('dialog[open]') ??
          [...document.querySelectorAll('p')].some((part) => part.textContent === text && !part.hidden),
        message,
        { timeout: 5000 },
      )
      .catch(async () => unanswered.push((await control.textContent()) ?? ''));
    await expect(control).not.toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
  }
  return { tapped: controls.length, unanswered };
};

for (const [name, path] of Object.entries(media)) {
  test(
    `${name}: without network from the first paint on, every control answers`,
    { tag },
    async ({ page, context }) => {
      await page.goto(path, { waitUntil: 'commit' });
      await untilPainted(page);
      await context.setOffline(true);
      const { tapped, unanswered } = await tapAll(page);
      expect(tapped).toBeGreaterThan(3);
      expect(unanswered).toEqual([]);
    },
  );

  test(
    `${name}: without any code every control answers, and works once there is a line`,
    { tag },
    async ({ page }) => {
      await page.route('**/davmu/share/assets/*.js', (route) => route.abort());
      await page.goto(path);
      const { unanswered } = await tapAll(page);
      expect(unanswered).toEqual([]);
      await page.unrouteAll();
      const menu = page.getByRole('button', { name: '导航' }).first();
      await menu.tap();
      await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
      await expect(page.locator('[data-island=navigation]')).toHaveAttribute('data-ready');
      await expect(menu).not.toHaveAttribute('aria-busy');
    },
  );
}
