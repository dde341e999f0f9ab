import type { Page } from '@playwright/test';
import { doc } from './support/pages';
import { platformUrl, portOf } from './support/platform';
import { freePort, startSite } from './support/startSite';
import { settle } from './support/settle';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@content-detail', '@shell'];

const preview = (actor: string, postId: string, type = 'doc') =>
  `/davmu/share/${actor}/${type}/2026/11/${postId}/index.html`;

const banner = (page: Page) => page.getByText('内部临时预览，请勿转发');
const watermark = (page: Page) => page.locator('svg pattern text', { hasText: '内部临时预览' });
const title = '南岸要不要再开一条步道？两份方案放在同一张桌上';

test(
  'an unpublished item is shown under the banner and the watermark, without statistics, offers or calls',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    const reported: string[] = [];
    page.on('request', (call) => {
      if (/\/(?:tracker|peony)\//.test(new URL(call.url()).pathname)) reported.push(call.url());
    });
    await page.goto(preview('preview-peony', 'prevart1'));
    await expect(page.locator('main article h1')).toHaveText(title);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('timer')).toContainText('后失效');
    await expect(watermark(page)).toBeAttached();
    await expect(page.locator('header [data-open-app], main [data-open-app]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '登录' })).toBeHidden();
    await page.waitForFunction(() => performance.now() > 3000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(reported).toEqual([]);
    expect(watch.problems).toEqual([]);
  },
);

test('what colleagues have written is shown and cannot be answered', { tag }, async ({ page }) => {
  await page.goto(preview('preview-peony', 'prevart1'));
  const comments = page.getByRole('region', { name: '评论' });
  await expect(comments).toContainText('规划院的图上是一米三五');
  for (const button of await comments.getByRole('button').all()) await expect(button).toBeDisabled();
  await expect(page.getByRole('textbox', { name: '发表评论' })).toHaveCount(0);
});

test('media-account content has its own backend (R8)', { tag }, async ({ page }) => {
  await page.goto(preview('preview-mp', 'prevmp01'));
  await expect(page.locator('main article h1')).toContainText('拍窗计划第一站');
  await expect(page.getByRole('region', { name: '评论' })).toContainText('楼号是读者自己公布的');
  await expect(banner(page)).toBeVisible();
});

for (const [type, postId, medium] of [
  ['video', 'prevvid1', 'video'],
  ['gallery', 'previmg1', 'img'],
] as const) {
  test(`a ${type} that is not published is shown too`, { tag }, async ({ page }) => {
    await page.goto(preview('preview-peony', postId, type));
    await expect(banner(page)).toBeVisible();
    await expect(page.locator(`main ${medium}`).first()).toBeVisible();
  });
}

for (const [type, postId, parts] of [
  ['special', 'prevspc1', ['春 · 回水', '退塘还湿三年后']],
  ['audio_album', 'prevaud1', ['全部节目', '第 2 期']],
] as const)
  test(`A01: groups and tracks of a ${type} that is not published`, { tag }, async ({ page }) => {
    const watch = await watchPage(page);
    await page.goto(preview('preview-peony', postId, type));
    await expect(banner(page)).toBeVisible();
    for (const part of parts) await expect(page.getByRole('main')).toContainText(part);
    await settle(page);
    await expect(page.getByRole('button', { name: /加载更多|重试|节目顺序/ })).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  });

for (const [type, postId] of [
  ['svideo', 'prevsv01'],
  ['gallery', 'previmg1'],
  ['video', 'prevvid1'],
  ['mini_program', 'prevmin1'],
] as const)
  test(`R72: nothing on the preview of a ${type} offers the app`, { tag }, async ({ page }) => {
    await page.goto(preview('preview-peony', postId, type));
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('main article h1')).toBeVisible();
    const ways = page.locator('main, header').locator('[data-open-app], [data-opens=openApp]');
    await expect(ways).toHaveCount(0);
    await expect(page.locator('main article')).not.toContainText(/打开App|打开小程序/);
    await expect(page.getByRole('button', { name: '导航' })).toHaveCount(0);
  });

test('after its end only the banner and a word are left (R11)', { tag }, async ({ page, request }) => {
  await page.goto(preview('preview-peony', 'prevgone'));
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('已过期', { exact: true })).toBeVisible();
  await expect(page.getByText('预览已过期')).toBeVisible();
  const html = await (await request.get(preview('preview-peony', 'prevgone'))).text();
  expect(html).not.toContain('这一段在有效期之后不应再被任何人读到');
});

test(
  'R79: an id that the platform refuses, or that cannot be sent to it, is not found',
  { tag },
  async ({ request }) => {
    for (const id of ['x', 'nosuchid1', '%E4%B8%AD%E6%96%87', 'a%2Fb', '%E0%A4%A', 'x'.repeat(70)]) {
      const answer = await request.get(preview('preview-peony', id));
      expect.soft([id, answer.status()]).toEqual([id, 404]);
      expect.soft(await answer.text(), id).toContain('This page could not be found');
    }
  },
);

test('R81: the id of a preview may stand in the query', { tag }, async ({ page }) => {
  await page.goto('/davmu/share/preview-peony/doc/index.html?id=prevart1');
  await expect(page.locator('main article h1')).toHaveText(title);
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('R11: a preview that is over says so too', async ({ page }) => {
    await page.goto(preview('preview-peony', 'prevgone'));
    await expect(page.getByText('已过期', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('预览已过期');
  });
});

test('R11: when the time is up while it is read, the content goes', { tag }, async ({ page }) => {
  await page.clock.install();
  await page.goto(preview('preview-peony', 'prevnone'));
  await expect(page.getByRole('timer')).toContainText(/^(30:00|29:\d\d)/);
  await page.clock.fastForward('31:00');
  await expect(page.getByText('预览已过期')).toBeVisible();
  await expect(page.locator('main article')).toBeHidden();
});

test.describe('R10: the reload rule of preview-holly', { tag }, () => {
  const path = preview('preview-holly', 'prevart1');
  const now = () => Date.now();

  test('no time, or an old one, leads once to the same path with its query and the time of now', async ({
    request,
  }) => {
    for (const [postId, query] of [
      ['prevart1', 'a=1'],
      ['prevvid1', `a=1&_=${now() - 3_600_000}`],
      ['prevmp01', `a=1&_=${Math.floor(now() / 1000) - 31}`],
      ['prevnone', `a=1&_=${now() + 3_600_000}`],
    ]) {
      const address = preview('preview-holly', postId ?? '');
      const answer = await request.get(`${address}?${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['cache-control']).toContain('no-store');
      const to = new URL(answer.headers()['location'] ?? '', 'http://site');
      expect(to.pathname).toBe(address);
      expect(to.searchParams.get('a')).toBe('1');
      expect(Math.abs(Number(to.searchParams.get('_')) - now())).toBeLessThan(5000);
    }
  });

  test('a fresh time, in seconds or milliseconds, shows the page', async ({ request }) => {
    for (const time of [now(), Math.floor(now() / 1000)]) {
      const answer = await request.get(`${path}?_=${time}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
    }
  });

  for (const [clock, ms] of [
    ['an hour slow', -3_600_000],
    ['an hour fast', 3_600_000],
  ] as const) {
    test(`row 47: a browser whose clock is ${clock} comes to rest`, async ({ page }) => {
      await page.clock.setSystemTime(now() + ms);
      const documents: string[] = [];
      page.on('framenavigated', (frame) => documents.push(frame.url()));
      await page.goto(path);
      await expect(page.locator('main article h1')).toHaveText(title);
      await settle(page);
      expect(documents).toHaveLength(1);
    });
  }
});

test(
  'nothing of a preview is saved anywhere, and no search engine indexes it',
  { tag },
  async ({ request }) => {
    for (const postId of ['prevart1', 'prevgone']) {
      const answer = await request.get(preview('preview-peony', postId));
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
      expect(answer.headers()['server-timing']).toMatch(/cache;desc="(miss|off)"/);
    }
    const again = await request.get(preview('preview-peony', 'prevart1'));
    expect(again.headers()['server-timing']).toMatch(/cache;desc="(miss|off)"/);
  },
);

test('an unpublished item is found in no other way', { tag }, async ({ request }) => {
  for (const path of [
    doc('prevart1'),
    '/inner/preview/document/detail/prevart1',
    '/dinner/comment/prevmp01',
  ]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('R12: the browser never learns of the inner host', { tag }, async ({ page }) => {
  const inner = `localhost:${portOf(1)}`;
  const site = await startSite(await freePort(), platformUrl(), {
    PREVIEW_ENABLED: 'true',
    INNER_BASE_URL: `http://${inner}`,
  });
  try {
    const received: string[] = [];
    page.on('response', (response) => {
      received.push(response.url(), JSON.stringify(response.headers()));
      void response.text().then(
        (text) => received.push(text),
        () => undefined,
      );
    });
    await page.goto(site.url + preview('preview-peony', 'prevart1'));
    await expect(page.locator('main article h1')).toHaveText(title);
    await settle(page);
    expect(received.join('\n')).toContain(title);
    expect(received.join('\n')).not.toContain(inner);
    expect(received.join('\n')).not.toContain(new URL(platformUrl()).host);
    expect(received.filter((text) => text.includes('/inner/'))).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('previews are off unless they are switched on: 404', { tag }, async ({ request }) => {
  const site = await startSite(await freePort(), platformUrl(), { PREVIEW_ENABLED: '' });
  try {
    for (const actor of ['preview-peony', 'preview-mp', 'preview-holly']) {
      const answer = await request.get(site.url + preview(actor, 'prevart1'), { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain(title);
    }
  } finally {
    await site.stop();
  }
});
