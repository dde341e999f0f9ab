import { expect, test, type Locator, type Page } from '@playwright/test';
import { audit } from './support/audit';
import { barOverFocus } from './support/barOverFocus';
import {
  auditBothAppearances,
  expectAccessible,
  hasSidewaysScroll,
  showAt,
} from './support/expectAccessible';
import { openLoginPanel } from './support/loginPanel';
import { doc, pages } from './support/pages';
import { scrollThrough } from './support/scrollThrough';

const tag = ['@shell', '@content-detail', '@comments'];

test(
  'the dialog has no accessibility violation, keeps the focus and gives it back',
  { tag },
  async ({ page }) => {
    await page.goto(pages.article);
    const like = page.getByRole('button', { name: '点赞' });
    await like.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await auditBothAppearances(page);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(like).toBeFocused();
  },
);

test('an article loses nothing and does not scroll sideways at any text size', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await scrollThrough(page);
  await expect(page.locator('[data-island=comments][data-ready]')).toBeAttached();
  for (const size of ['large', 'elder', 'max']) {
    await showAt(page, size);
    expect.soft(await hasSidewaysScroll(page), size).toBe(false);
    expect.soft(await audit(page), size).toEqual([]);
  }
});

/** Items of the other kinds, and pages that are none; `routes.spec.ts` checks a page of every route. */
const furtherPages = [
  '/davmu/share/peony/video/seasonv1/index.html',
  '/davmu/share/peony/svideo/sugarsv1/index.html',
  '/davmu/share/peony/video_album/craftsva/index.html',
  '/davmu/share/peony/gallery/bridgeg1/index.html',
  '/davmu/share/peony/audio/rainpod1/index.html',
  '/davmu/share/peony/audio_album/nightbot/index.html',
  '/davmu/share/peony/mini_program/busmini1/index.html',
  doc('h5popup1'),
  doc('wettopic'),
  doc('prevart1', 'preview-peony'),
  '/davmu/share/bar',
  `/davmu/share/pc?url=${encodeURIComponent(pages.article)}`,
  pages.unknown,
];

for (const path of furtherPages)
  test(
    `${path}: accessible in both appearances, nothing too small, nothing too wide`,
    { tag },
    async ({ page }) => {
      // A phone is led away from the desktop page.
      if (path.startsWith('/davmu/share/pc')) await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await scrollThrough(page);
      await expectAccessible(page);
    },
  );

/** One of each arrangement of bars. */
const framed = [
  pages.article,
  pages.home,
  '/davmu/share/peony/video/seasonv1/index.html',
  '/davmu/share/peony/svideo/sugarsv1/index.html',
  '/davmu/share/peony/gallery/bridgeg1/index.html',
  '/davmu/share/peony/audio_album/nightbot/index.html',
  '/davmu/share/peony/special/2026/11/wetspec1/index.html',
  pages.unknown,
  '/davmu/share/dejin/detail/clueroad/index.html',
  '/davmu/share/dimim/circle/index.html?id=circBird',
  doc('prevart1', 'preview-peony'),
];

for (const path of framed)
  test(
    `${path}: what has the focus is never under a bar, forwards and backwards`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const covered: string[] = [];
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 120; presses += 1) {
          await page.keyboard.press(key);
          const bar = await barOverFocus(page);
          if (bar === null) break;
          if (bar) covered.push(`${key}: ${bar}`);
        }
      expect(covered).toEqual([]);
    },
  );

for (const path of [
  '/davmu/share/peony/video_album/craftsva/index.html',
  '/davmu/share/peony/video/seasonv1/index.html',
  '/davmu/share/peony/local_live/2026/11/operalv1/index.html',
])
  test(
    `${path}: backwards from its end, what has the focus is never under the player that sticks`,
    { tag: [...tag, '@live'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await scrollThrough(page);
      await page.locator('article a[href], article button').filter({ visible: true }).last().focus();
      const player = page.locator('main video');
      const isAbovePlayer = () =>
        player.evaluate(
          (element) =>
            (element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
        );
      const covered: string[] = [];
      for (let presses = 0; presses < 40 && !(await isAbovePlayer()); presses += 1) {
        const bar = await barOverFocus(page);
        if (bar) covered.push(bar);
        await page.keyboard.press('Shift+Tab');
      }
      expect(covered).toEqual([]);
    },
  );

test('the keyboard skips the bar', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** Presses Tab until the control has the focus, as a visitor without a pointer does. */
const tabTo = async (page: Page, control: Locator) => {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
};

const press = async (page: Page, control: Locator) => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/** An open panel takes the focus, shows everything within its width and has no violation. */
const holds = async (page: Page, name: string) => {
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const wide = await panel.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((part) => {
      const { scrollWidth, clientWidth, className } = part;
      const isCut = getComputedStyle(part).overflowX === 'hidden';
      return !isCut && clientWidth > 1 && scrollWidth > clientWidth + 1 ? [String(className)] : [];
    }),
  );
  expect(wide).toEqual([]);
  expect(await audit(page)).toEqual([]);
  return panel;
};

test.describe('every panel by keyboard only, at 320 px and twice the text', { tag }, () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('share:size', 'max'));
  });

  test('the menu to its last entry, and the complaint behind it', async ({ page }) => {
    await page.goto(pages.shortVideo);
    const menuButton = page.locator('header').getByRole('button', { name: '导航' });
    await press(page, menuButton);
    const menu = await holds(page, '导航');
    await expect(menu.getByRole('link', { name: '推荐' })).toBeVisible();
    await tabTo(page, menu.getByRole('combobox'));
    await press(page, menu.getByRole('button', { name: '投诉举报' }));
    const report = await holds(page, '投诉举报');
    await tabTo(page, report.getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expect(report.getByRole('radio').nth(1)).toBeChecked();
    await tabTo(page, report.getByRole('textbox'));
    await page.keyboard.type('请核实');
    await tabTo(page, report.getByRole('button', { name: '提交' }));
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
    await expect(menuButton).toBeFocused();
  });

  test('the text size and the colours', async ({ page }) => {
    await page.goto(pages.article);
    const opener = page.locator('[data-island=footer]').getByRole('button', { name: '字号' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = await holds(page, '阅读设置');
    await tabTo(page, sheet.getByRole('radio', { name: '最大' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('html')).toHaveAttribute('data-size', 'elder');
    await tabTo(page, sheet.getByRole('radio', { name: '跟随系统' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('the dialog of the app', async ({ page }) => {
    await page.goto(pages.shortVideo);
    const like = page.getByRole('button', { name: /^点赞/ });
    await like.focus();
    await page.keyboard.press('Enter');
    const dialog = await holds(page, '打开App点赞');
    await tabTo(page, dialog.getByRole('button', { name: '立即前往' }));
    await press(page, dialog.getByRole('button', { name: '再考虑下' }));
    await expect(dialog).toBeHidden();
    await expect(like).toBeFocused();
  });
});

for (const [state, postId] of [
  ['that is open', 'prevart1'],
  ['that is over', 'prevgone'],
] as const) {
  test(`a preview ${state} has no accessibility violation at twice the text`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript(() => localStorage.setItem('share:size', 'max'));
    await page.goto(doc(postId, 'preview-peony'));
    await expect(page.getByText('内部临时预览，请勿转发')).toBeVisible();
    await expect(page.locator('[data-island=previewBanner][data-ready]')).toBeAttached();
    expect(await hasSidewaysScroll(page)).toBe(false);
    expect(await audit(page)).toEqual([]);
  });
}

test(
  'forced colours show whether the agreement of the login is ticked',
  { tag: ['@ui'] },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(pages.article);
    const { dialog, agreement } = await openLoginPanel(page);
    const tick = dialog.locator('input[type=checkbox] + span > svg');
    await expect(tick).toBeHidden();
    await agreement.check();
    await expect(tick).toBeVisible();
  },
);
