import type { Page } from '@playwright/test';
import { beaconsFrom, behaviorsFrom, recordBeacons } from './support/beacons';
import { logInWith, openLoginPanel } from './support/loginPanel';
import { pages } from './support/pages';
import { codeFor, newPhone } from './support/platform';
import { declineOffer, partsOf } from './support/takingPart';
import { expect, test } from './support/visitor';

const tag = ['@tracking', '@shell'];

/** Events wait some seconds for others. */
const sending = { timeout: 20_000 };

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
const counts = (page: Page) => page.evaluate(() => localStorage.getItem('device_meta') !== null);

test(
  'nothing personal is reported: token, phone, code, comment, search word and e-mail address stay in the page',
  { tag: [...tag, '@comments', '@session'] },
  async ({ page, request }) => {
    const bodies = await recordBeacons(page);
    const addresses: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('/tracker/')) addresses.push(call.url());
    });
    const mark = Date.now().toString(36);
    const secrets = {
      tel: newPhone(),
      word: `搜索词${mark}`,
      comment: `评论${mark}`,
      mail: `visitor.${mark}@example.com`,
      query: `query${mark}`,
    };
    await page.goto(`/davmu/share/search/index.html?word=${encodeURIComponent(secrets.word)}`);
    await page.goto(`${pages.article}?from=${secrets.query}`);
    await openLoginPanel(page);
    await logInWith(page, request, secrets.tel);
    await declineOffer(page, '登录成功～');
    const code = (await codeFor(request, secrets.tel)) ?? '';
    const { star, field, send } = partsOf(page);
    await star.tap();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await field.tap();
    await field.fill(`${secrets.comment} ${secrets.mail} ${secrets.tel}`);
    await send.tap();
    await expect(page.getByRole('region', { name: '评论' })).toContainText(secrets.comment);
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const userId = (await page.evaluate(() => localStorage.getItem('user_id'))) ?? '';
    await expect
      .poll(() => behaviorsFrom(request, page), sending)
      .toEqual(expect.arrayContaining(['read_start', 'click', 'collect', 'comment']));
    await page.goto(pages.home);
    await expect.poll(() => behaviorsFrom(request, page), sending).toContain('read_finish');

    const lines = [
      ...(await bodies()),
      ...addresses,
      (await page.evaluate(() => localStorage.getItem('tracking_queue'))) ?? '',
      JSON.stringify(await beaconsFrom(request, page)),
    ];
    expect(lines.join('\n')).toContain('"behavior":"comment"');
    expect([token.length > 20, userId.length > 0, code.length]).toEqual([true, true, 6]);
    for (const [name, secret] of Object.entries({ ...secrets, token, userId, code: `"${code}"` })) {
      const found = lines.filter(
        (text) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
      );
      expect({ name, found }).toEqual({ name, found: [] });
    }
  },
);

test('what a visitor does is counted once, and goes out in lists', { tag }, async ({ page, request }) => {
  const bodies = await recordBeacons(page);
  await page.goto(pages.article);
  await expect.poll(() => counts(page)).toBe(true);
  const card = page.getByRole('region', { name: '相关阅读' }).locator('[data-exposure]').first();
  await card.scrollIntoViewIfNeeded();
  const id = (await card.getAttribute('data-exposure')) ?? '';
  await card
    .locator('a')
    .or(card.and(page.locator('a')))
    .first()
    .tap();
  await page.waitForURL((url) => !url.pathname.includes('wetland1'));
  const clicks = async () =>
    (await beaconsFrom(request, page)).filter(({ behavior }) => behavior === 'click');
  await expect.poll(clicks, sending).toEqual([expect.objectContaining({ tid: id })]);
  const events = await beaconsFrom(request, page);
  const shown = events.filter(({ behavior }) => behavior === 'exposure').flatMap(({ tid }) => tid.split('|'));
  expect(shown).toContain(id);
  expect(new Set(shown).size).toBe(shown.length);
  expect((await bodies()).some((body) => body.startsWith('['))).toBe(true);
});

test(
  'a visitor switches the statistics off: nothing is saved or sent, here and in other tabs',
  { tag },
  async ({ page, context }) => {
    await page.goto(pages.article);
    await expect.poll(() => counts(page)).toBe(true);
    const other = await context.newPage();
    await other.goto(pages.ofMediaAccount);
    await page.bringToFront();
    await page.locator('header').getByRole('button', { name: '导航' }).tap();
    const choice = page.getByRole('switch', { name: '浏览统计' });
    await expect(choice).toBeChecked();
    await choice.tap();
    await expect(choice).not.toBeChecked();
    await expect.poll(() => stored(page)).not.toMatch(/tracking_queue|device_meta/);

    const sent: string[] = [];
    for (const tab of [page, other])
      tab.on('request', (call) => {
        if (call.url().includes('/tracker/')) sent.push(call.url());
      });
    await other.bringToFront();
    await other.mouse.wheel(0, 2000);
    await other.goto(pages.home);
    await page.reload();
    await page.mouse.wheel(0, 2000);
    const started = page.waitForResponse(/startReading/);
    await page.goto(pages.home);
    await started;
    await page.goto(pages.article);
    await page.locator('header').getByRole('button', { name: '导航' }).tap();
    await expect(choice).not.toBeChecked();
    expect(sent).toEqual([]);
    expect(await stored(page)).not.toMatch(/tracking_queue|device_meta/);

    await choice.tap();
    await page.goto(pages.article);
    await expect.poll(() => counts(page)).toBe(true);
  },
);

test('a browser that asks not to be tracked is not counted', { tag }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/tracker/')) sent.push(call.url());
  });
  const started = page.waitForResponse(/startReading/);
  await page.goto(pages.article);
  await started;
  await page.mouse.wheel(0, 2000);
  await page.goto(pages.home);
  expect(sent).toEqual([]);
  expect(await stored(page)).not.toMatch(/tracking_queue|device_meta/);
});

test('the speed of a page is reported by tag and island', { tag }, async ({ page, request }) => {
  await page.addInitScript(() => (Math.random = () => 0));
  const measured = page.waitForResponse(/reportVitals/);
  await page.goto(pages.article);
  await measured;
  await page.locator('header').getByRole('button', { name: '导航' }).tap();
  await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
  await page.goto(pages.home);
  const vitals = async () =>
    (await beaconsFrom(request, page)).filter(({ behavior }) => behavior === 'web_vital');
  await expect
    .poll(async () => (await vitals()).map(({ extras }) => extras?.['name']), sending)
    .toEqual(expect.arrayContaining(['LCP', 'TTFB']));
  for (const { extras } of await vitals())
    expect(String(extras?.['place'] ?? 'none')).toMatch(/^[a-z0-9-]+(@[A-Za-z]+)?$/);
});
