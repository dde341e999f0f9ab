import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { auditBothAppearances } from './support/expectAccessible';
import { expectMessage } from './support/expectMessage';
import { logInWith, loginPanel } from './support/loginPanel';
import { newPhone, signIn } from './support/platform';
import { smallTargets } from './support/smallTargets';
import { startPlatform } from './support/startPlatform';
import { freePort, startSite } from './support/startSite';
import { expect, test } from './support/visitor';

const tag = ['@live', '@reference-live'];

const room = '/davmu/share/peony/local_live/2026/11/birdlive/index.html';
const uprightRoom = '/davmu/share/peony/local_live/2026/11/marketlv/index.html';
const closedRoom = '/davmu/share/peony/local_live/2026/11/marathlv/index.html';

const untilReady = (page: Page) => expect(page.locator('[data-island=liveRoom][data-ready]')).toBeAttached();

const chatOf = (page: Page) => {
  const chat = page.getByRole('region', { name: '聊天室' });
  return {
    log: chat.getByRole('log', { name: '聊天消息' }),
    field: chat.getByRole('textbox', { name: '聊天' }),
    send: chat.getByRole('button', { name: '发送' }),
    lines: chat.getByRole('listitem'),
  };
};

const sendLine = async (page: Page, text: string) => {
  const { field, send } = chatOf(page);
  await field.tap();
  await field.fill(text);
  await send.tap();
};

const openSignedIn = async (page: Page, request: APIRequestContext) => {
  await signIn(page, request, '小满');
  await page.goto(room);
  await untilReady(page);
};

/** Another browser in the same room. */
const openOther = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ ...test.info().project.use });
  const page = await context.newPage();
  await page.goto(address);
  await untilReady(page);
  return page;
};

/** Distance of the chat from its end, in pixels. */
const fromEnd = (page: Page) => chatOf(page).log.evaluate(({ scrollTop }) => Math.abs(scrollTop));

test(
  'two visitors talk: each line is there once, at the end of the chat',
  { tag },
  async ({ page, browser, request }) => {
    await openSignedIn(page, request);
    const other = await openOther(browser, room);
    const text = `到了 ${Date.now()}`;
    await sendLine(page, text);
    await expect(page.getByRole('status').filter({ hasText: '评论已发送' })).toBeVisible();
    for (const visitor of [page, other]) {
      await expect(chatOf(visitor).lines.filter({ hasText: text })).toHaveCount(1);
      await expect(chatOf(visitor).lines.last()).toContainText(text);
      expect(await fromEnd(visitor)).toBeLessThan(2);
    }
    await expect(chatOf(page).field).toHaveValue('');
    await other.context().close();
  },
);

for (const height of [667, 500])
  test(
    `what the visitor says stands above the field, under a notice and cameras, on a screen ${height} high`,
    { tag },
    async ({ page, request }) => {
      await page.setViewportSize({ width: 375, height });
      await openSignedIn(page, request);
      const { lines } = chatOf(page);
      const gapUnder = () =>
        page.getByRole('region', { name: '聊天室' }).evaluate((chat) => {
          const [line, form] = ['li:last-of-type', 'form'].map((each) => chat.querySelector(each)!);
          return form!.getBoundingClientRect().top - line!.getBoundingClientRect().bottom;
        });
      const isHighEnough = height === 667;
      if (isHighEnough) expect(await gapUnder()).toBeGreaterThanOrEqual(0);
      const text = `就在这里 ${Date.now()}`;
      await sendLine(page, text);
      await expect(lines.last()).toContainText(text);
      await expect.poll(gapUnder).toBeGreaterThanOrEqual(0);
      expect(await gapUnder()).toBeLessThan(20);
    },
  );

test(
  'a visitor who reads back stays there, is informed of new lines, and gets to them',
  { tag },
  async ({ page, browser, request }) => {
    await openSignedIn(page, request);
    const other = await openOther(browser, room);
    await chatOf(other).log.evaluate((log) => log.scrollTo(0, -300));
    await expect.poll(() => fromEnd(other)).toBeGreaterThan(200);
    const text = `还在吗 ${Date.now()}`;
    await sendLine(page, text);
    const pill = other.getByRole('button', { name: /条新消息/ });
    await expect(pill).toBeVisible();
    expect(await fromEnd(other)).toBeGreaterThan(200);
    await pill.tap();
    await expect(chatOf(other).lines.last()).toBeInViewport();
    await expect(pill).toBeHidden();
    await other.context().close();
  },
);

/** Of the other visitor: whether the last texts are there once each, in their order. */
const receivesOnce = async (page: Page, texts: readonly string[]) => {
  const { lines } = chatOf(page);
  for (const text of texts) await expect(lines.filter({ hasText: text })).toHaveCount(1, { timeout: 60_000 });
  const received = await lines.allTextContents();
  const places = texts.map((text) => received.findIndex((line) => line.includes(text)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

test(
  'where sockets are blocked, lines come by reading, until a connection can be made again',
  { tag },
  async ({ page, browser, request }) => {
    test.setTimeout(120_000);
    await openSignedIn(page, request);
    const context = await browser.newContext({ ...test.info().project.use });
    const other = await context.newPage();
    let isBlocked = true;
    let connections = 0;
    await other.routeWebSocket(/\/connection\/websocket/, (socket) => {
      if (isBlocked) return void socket.close();
      connections += 1;
      socket.connectToServer();
    });
    const reads: string[] = [];
    other.on('request', (requested) => {
      if (/\/live\/chat\//.test(requested.url())) reads.push(requested.url());
    });
    await other.goto(room);
    await untilReady(other);
    const texts = [`绕路 ${Date.now()}`, `通了 ${Date.now()}`];
    await sendLine(page, texts[0] ?? '');
    await receivesOnce(other, texts.slice(0, 1));
    isBlocked = false;
    await expect.poll(() => connections, { timeout: 60_000 }).toBeGreaterThan(0);
    // One that is under way may still end.
    await other.waitForTimeout(4_000);
    const { length } = reads;
    await sendLine(page, texts[1] ?? '');
    await receivesOnce(other, texts);
    expect(reads).toHaveLength(length);
    await context.close();
  },
);

test('ten seconds without a network lose nothing', { tag }, async ({ page, browser, request }) => {
  test.setTimeout(120_000);
  await openSignedIn(page, request);
  const other = await openOther(browser, room);
  await other.context().setOffline(true);
  const texts = [`一 ${Date.now()}`, `二 ${Date.now()}`];
  for (const text of texts) {
    await sendLine(page, text);
    await expect(chatOf(page).lines.filter({ hasText: text })).toHaveCount(1);
  }
  await page.waitForTimeout(10_000);
  await other.context().setOffline(false);
  await receivesOnce(other, texts);
  await other.context().close();
});

test(
  'a platform that is killed and started again loses no line and repeats none',
  { tag },
  async ({ browser, request }) => {
    test.setTimeout(180_000);
    const platform = await startPlatform();
    const site = await startSite(await freePort(), platform.url);
    const speak = async (token: string, text: string) => {
      const answer = await request.post(`${platform.url}/peony/v3/live/chat/lvBirds1/send_msg`, {
        headers: { Authorization: token },
        data: { content: text },
      });
      expect(await answer.json()).toMatchObject({ code: 0 });
    };
    try {
      const signedIn = await request.post(`${platform.url}/-/user-token`, { data: { alias: '小满' } });
      const { token } = (await signedIn.json()) as { token: string };
      const visitors = [await openOther(browser, site.url + room), await openOther(browser, site.url + room)];
      const texts = ['之前', '再起之后', '还在'].map((text) => `${text} ${Date.now()}`);
      await speak(token, texts[0] ?? '');
      for (const visitor of visitors) await receivesOnce(visitor, texts.slice(0, 1));
      await platform.kill();
      await platform.startAgain();
      for (const text of texts.slice(1)) await speak(token, text);
      for (const visitor of visitors) {
        await receivesOnce(visitor, texts);
        await visitor.context().close();
      }
    } finally {
      await Promise.all([site.stop(), platform.stop()]);
    }
  },
);

test(
  'focusing the field while logged out opens the login; the draft is saved and sent',
  { tag },
  async ({ page, request }) => {
    await page.goto(room);
    await untilReady(page);
    const { field, send, lines } = chatOf(page);
    const text = `登录前写的 ${Date.now()}`;
    await field.tap();
    const { dialog } = loginPanel(page);
    await expect(dialog).toBeVisible();
    await logInWith(page, request, newPhone());
    await expect(dialog).toBeHidden();
    await field.fill(text);
    await send.tap();
    await expect(lines.filter({ hasText: text })).toHaveCount(1);
  },
);

test('an empty text is answered, a closed chat says why', { tag }, async ({ page, request }) => {
  await openSignedIn(page, request);
  const { field, send } = chatOf(page);
  await field.tap();
  await send.tap();
  await expectMessage(page, '评论不能为空～');
  await page.goto(closedRoom);
  await untilReady(page);
  await expect(page.getByRole('textbox', { name: '聊天' })).toHaveCount(0);
});

test('what was said can be read without scripts', { tag }, async ({ browser }) => {
  const context = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(room);
  await chatOf(page).log.scrollIntoViewIfNeeded();
  await expect(chatOf(page).lines.last()).toBeInViewport();
  expect(await chatOf(page).lines.count()).toBeGreaterThan(10);
  await context.close();
});

for (const [name, path] of [
  ['under a player', room],
  ['over an upright picture', uprightRoom],
] as const)
  test(
    `the chat ${name} has no accessibility violation in both appearances, and targets of 44 px`,
    { tag },
    async ({ page }) => {
      await page.goto(path);
      await untilReady(page);
      await expect(chatOf(page).lines.first()).toBeAttached();
      await auditBothAppearances(page);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
