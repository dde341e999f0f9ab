import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { expect, test } from './support/visitor';

const tag = ['@islands', '@shell'];
const message = '出错了，请再试一次';
const offlineMessage = '没有网络，连上后再试';

const media = {
  article: pages.article,
  video: '/davmu/share/peony/video/seasonv1/index.html',
  gallery: '/davmu/share/peony/gallery/bridgeg1/index.html',
};

const untilPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The name of a control with that of its part; nothing if its code is there. */
const nameOf = (control: Element) => {
  const island = control.closest('[data-island]:not([data-ready])')?.getAttribute('data-island');
  return island && `${island}: ${control.getAttribute('aria-label') ?? control.textContent}`;
};

/** By a panel or the message, or by the part itself, whose code may still have come. */
const isAnswered = (control: Element, text: string) =>
  control.closest('[data-island]')?.hasAttribute('data-ready') ||
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('p')].some((part) => part.textContent === text && !part.hidden);

const hideMessage = (text: string) => {
  for (const part of document.querySelectorAll('p')) if (part.textContent === text) part.hidden = true;
};

/** Taps a control of each name whose code is not there, and says which of them stay without an answer: a panel or the message. */
const tapAll = async (page: Page, message: string) => {
  const tapped = new Set<string>();
  const unanswered: string[] = [];
  for (const control of await page.locator('[data-island] button').elementHandles()) {
    const name = await control.evaluate(nameOf);
    // The comments repeat their controls.
    if (!name || tapped.has(name) || !(await control.isVisible())) continue;
    tapped.add(name);
    await page.evaluate(hideMessage, message);
    await control.tap();
    await expect
      .poll(() => control.evaluate(isAnswered, message), { timeout: 5000 })
      .toBe(true)
      .catch(() => unanswered.push(name));
    await expect.poll(() => control.getAttribute('aria-busy')).not.toBe('true');
    await page.keyboard.press('Escape');
  }
  return { tapped: tapped.size, unanswered };
};

for (const [name, path] of Object.entries(media)) {
  test(
    `${name}: without network from the first paint on, every control answers`,
    { tag },
    async ({ page, context }) => {
      await page.goto(path, { waitUntil: 'commit' });
      await untilPainted(page);
      await context.setOffline(true);
      const { tapped, unanswered } = await tapAll(page, offlineMessage);
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
      const { unanswered } = await tapAll(page, message);
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
