import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { agents } from './support/agents';
import { pages } from './support/pages';
import { platformUrl, signIn } from './support/platform';
import { freePort, startSite } from './support/startSite';
import { settle } from './support/settle';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@shell', '@session'];

const desktop = {
  userAgent: agents.desktop,
  viewport: { width: 1280, height: 960 },
  isMobile: false,
  hasTouch: false,
};

/** Another origin: it answers with whatever page a test has prepared. */
const startStranger = async (html: string) => {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const hostile = [
  'https://evil.example/davmu/share/',
  '//evil.example/davmu/share/',
  '/\\evil.example/davmu/share/',
  '/davmu/share/../../admin',
  '/davmu/share/%2e%2e/%2e%2e/admin',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'https://127.0.0.1@evil.example/davmu/share/',
  '\tjava\nscript:alert(1)',
  'https:evil.example',
  '/davmu/share/pc?url=/davmu/share/pc',
];

test.describe('row 6, on a desktop', { tag }, () => {
  test.use(desktop);
  test('/pc frames nothing but pages of the site', async ({ page, baseURL }) => {
    const requested: string[] = [];
    page.on('request', (call) => requested.push(new URL(call.url()).origin));
    for (const url of hostile) {
      await page.goto(`/davmu/share/pc?url=${encodeURIComponent(url)}`);
      await expect(page.locator('main iframe')).toHaveAttribute('src', '/davmu/share/');
    }
    expect(new Set(requested)).toEqual(new Set([baseURL]));
    expect(new URL(page.url()).pathname).toBe('/davmu/share/pc');
  });
});

/** Opens `/auth` with a fragment, as the mini program does. */
const handOver = (page: Page, fields: Record<string, string>) =>
  page.goto(`/davmu/share/auth?t=${Date.now()}#${new URLSearchParams(fields)}`);

/** The state this browser remembers of a login it began so many minutes ago. */
const beginLogin = (page: Page, minutesAgo = 1) =>
  page.addInitScript(
    ([createdAt]) => localStorage.setItem('login_state', JSON.stringify({ state: 'state-1', createdAt })),
    [Date.now() - minutesAgo * 60_000],
  );

const tokenOf = async (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test.describe('/auth', { tag: ['@auth', '@session'] }, () => {
  const makeUser = async (request: APIRequestContext) => {
    const answer = await request.post(`${platformUrl()}/-/user-token`, { data: { alias: '小程序里的人' } });
    return (await answer.json()) as { token: string; user_id: string };
  };

  test('takes a login over that this browser began, and the token is nowhere but in its place (row 17)', async ({
    page,
    request,
  }) => {
    const { token, user_id } = await makeUser(request);
    const seen: string[] = [];
    page.on('request', (call) =>
      seen.push(call.url(), call.postData() ?? '', call.headers()['referer'] ?? ''),
    );
    page.on('response', (response) => {
      seen.push(JSON.stringify(response.headers()));
      if (response.request().resourceType() === 'document')
        void response.text().then(
          (text) => seen.push(text),
          () => undefined,
        );
    });
    page.on('console', (message) => seen.push(message.text()));
    await page.goto(pages.home);
    await page.evaluate((createdAt) => {
      localStorage.setItem('login_state', JSON.stringify({ state: 'state-1', createdAt }));
    }, Date.now());
    await handOver(page, { token, user_id, state: 'state-1', redirect: pages.article });
    await page.waitForURL((url) => url.pathname === pages.article);
    await expect(page.locator('header').first().getByRole('button', { name: '登录' })).toBeHidden();
    expect(await tokenOf(page)).toBe(token);
    await page.waitForFunction(() => performance.now() > 2500);
    await page.goBack();
    expect(page.url()).not.toContain(token);
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter((text) => text.includes(token))).toEqual([]);
  });

  for (const [name, fields, minutesAgo] of [
    ['another state', { state: 'guess' }, 1],
    ['no state', {}, 1],
    ['a login that was begun too long ago', { state: 'state-1' }, 11],
    ['a login from the future', { state: 'state-1' }, -1],
  ] as const) {
    test(`refuses ${name}`, async ({ page, request }) => {
      const { token, user_id } = await makeUser(request);
      await beginLogin(page, minutesAgo);
      await handOver(page, { token, user_id, ...fields });
      await expect(page.getByRole('alert')).toContainText('登录信息已失效');
      expect(await tokenOf(page)).toBeNull();
      expect(page.url()).not.toContain(token);
    });
  }

  test('counts once: the second hand-over of the same state is refused', async ({
    page,
    context,
    request,
  }) => {
    const { token, user_id } = await makeUser(request);
    await page.goto(pages.home);
    await page.evaluate((createdAt) => {
      localStorage.setItem('login_state', JSON.stringify({ state: 'state-1', createdAt }));
    }, Date.now());
    await handOver(page, { token, user_id, state: 'state-1' });
    await page.waitForURL((url) => url.pathname === pages.home);
    const other = await context.newPage();
    await handOver(other, { token: 'stolen', user_id, state: 'state-1' });
    await expect(other.getByRole('alert')).toBeVisible();
    expect(await tokenOf(other)).toBe(token);
  });

  test('never leads to a place outside the site', async ({ page, request, baseURL }) => {
    const { token, user_id } = await makeUser(request);
    for (const redirect of hostile.slice(0, -1)) {
      await beginLogin(page);
      await handOver(page, { token, user_id, state: 'state-1', redirect });
      await expect(page, redirect).toHaveURL(`${baseURL}${pages.home}`);
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test('row 15: another origin cannot frame the site', { tag }, async ({ page, baseURL }) => {
  const paths = [pages.article, '/davmu/share/auth', '/davmu/share/bar', '/davmu/share/pc'];
  const stranger = await startStranger(
    paths.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join(''),
  );
  try {
    await page.goto(stranger.url);
    const frames = page.frames().filter((frame) => frame.parentFrame() !== null);
    expect(frames).toHaveLength(paths.length);
    for (const frame of frames) expect(await frame.locator('main').count()).toBe(0);
  } finally {
    stranger.stop();
  }
});

/** A page that floods a window or frame of the site with messages of all kinds. */
const flood = `
  const links = ['https://evil.example/', 'javascript:alert(1)', '/davmu/agreement/user_agreement', '//evil.example'];
  const messages = [null, 'changeRoute', 7, [], { type: 'changeRoute' }, { type: 'login', token: 'x' },
    ...links.map((pc_link) => ({ type: 'changeRoute', pc_link })), ...links];
  const attack = (target) => {
    for (let i = 0; i < 10000; i += 1) target.postMessage(messages[i % messages.length], '*');
    target.postMessage('last', '*');
  };`;

/** Attacks, and waits until the victim has handled the last message and what it could lead to has begun. */
const floodWith = async (attack: () => Promise<unknown>, victim: Frame) => {
  await victim.evaluate(() =>
    addEventListener('message', ({ data }) => {
      if (data === 'last') document.documentElement.setAttribute('data-flooded', '');
    }),
  );
  await attack();
  await expect(victim.locator('html[data-flooded]')).toBeAttached();
  await victim.waitForTimeout(500);
};

test.describe('row 7, on a desktop', { tag }, () => {
  test.use(desktop);
  test('a window that opens /pc moves it nowhere with its messages', async ({ page, context, baseURL }) => {
    const target = `${baseURL}/davmu/share/pc?url=${encodeURIComponent(pages.article)}`;
    const stranger = await startStranger(
      `<button onclick="opened = window.open('${target}')">open</button><script>let opened;${flood}</script>`,
    );
    try {
      await page.goto(stranger.url);
      const popup = context.waitForEvent('page');
      await page.getByRole('button').click();
      const victim = await popup;
      const watch = await watchPage(victim);
      await victim.waitForSelector('[data-island=continueOnPhone][data-ready]');
      // The site's windows are cut off from who opens them: nothing arrives.
      await page.evaluate('attack(opened)');
      await victim.waitForTimeout(500);
      expect(victim.url()).toBe(target);
      expect(watch.problems).toEqual([]);
    } finally {
      stranger.stop();
    }
  });

  test('not even a host that may frame the site moves it with its messages', async ({ page }) => {
    test.setTimeout(180_000);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const stranger = await startStranger(
      `<iframe style="width:1200px;height:900px" src="${origin}/davmu/share/pc?url=${encodeURIComponent(pages.article)}"></iframe><script>${flood}</script>`,
    );
    const site = await startSite(port, platformUrl(), { FRAME_ANCESTORS: stranger.url });
    try {
      const watch = await watchPage(page);
      const visited: string[] = [];
      await page.goto(stranger.url);
      const victim = page.frameLocator('iframe');
      await expect(victim.locator('[data-island=continueOnPhone][data-ready]')).toBeAttached();
      page.on('framenavigated', (frame) => visited.push(frame.url()));
      await floodWith(() => page.evaluate('attack(frames[0])'), page.frames()[1]!);
      expect(visited).toEqual([]);
      expect(watch.problems).toEqual([]);
    } finally {
      await site.stop();
      stranger.stop();
    }
  });
});

test('row 41: the agreements are framed without scripts', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await page.locator('header').first().getByRole('button', { name: '登录' }).tap();
  await page.getByRole('dialog', { name: '登录' }).getByText('《用户协议》').tap();
  const frame = page.locator('iframe[src^="/davmu/agreement/"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-popups');
  await expect(page.frameLocator('iframe[src^="/davmu/agreement/"]').locator('body')).toContainText('协议');
});

test('row 47: code that is gone reloads the page once, not for ever', { tag }, async ({ page }) => {
  await page.route(/\/assets\/page-/, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (call) => {
    if (call.isNavigationRequest()) documents += 1;
  });
  await page.goto(pages.article);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  await expect.poll(() => documents).toBe(2);
  await settle(page);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  await settle(page);
  expect(documents).toBe(2);
  await expect(page.locator('main article h1')).toBeVisible();
});

test('a signed-in visit shows the token to the platform alone', { tag }, async ({ page, request }) => {
  await signIn(page, request, '小心的人');
  const seen: string[] = [];
  page.on('request', (call) => seen.push(call.url(), call.postData() ?? ''));
  page.on('console', (message) => seen.push(message.text()));
  await page.goto(pages.article);
  await page.getByRole('button', { name: '收藏', exact: true }).tap();
  await expect(page.getByRole('button', { name: '收藏', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.waitForFunction(() => performance.now() > 2500);
  const token = (await tokenOf(page)) ?? '';
  expect(token).not.toBe('');
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  expect(await page.content()).not.toContain(token);
});
