import type { Locator, Page } from '@playwright/test';
import { auditBothAppearances } from './support/expectAccessible';
import { logInWith, loginPanel } from './support/loginPanel';
import { expectToPlay, mediaOf } from './support/media';
import { newPhone, signIn } from './support/platform';
import { smallTargets } from './support/smallTargets';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@live', '@media-player'];

const room = (postId: string, query = '') =>
  `/davmu/share/peony/local_live/2026/11/${postId}/index.html${query}`;

const rooms = {
  live: room('birdlive'),
  upright: room('marketlv'),
  pictures: room('bridgelv'),
  upcoming: room('ferrylv1'),
  replay: room('operalv1'),
  ended: room('marathlv'),
};

const untilReady = (page: Page) => expect(page.locator('[data-island=liveRoom][data-ready]')).toBeAttached();

const framesOf = (page: Page) =>
  mediaOf(page).evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);

for (const [name, path, state, text] of [
  ['a live room', rooms.live, 'live', '直播中'],
  ['an upright room', rooms.upright, 'live', '直播中'],
  ['a room of text and pictures', rooms.pictures, 'live', '直播中'],
  ['a room before its start', rooms.upcoming, 'upcoming', '预约提醒'],
  ['a room with a recording', rooms.replay, 'replay', '回放'],
  ['a room that is over', rooms.ended, 'ended', '直播已结束'],
] as const) {
  test(
    `${name} shows its state, without an error or a shift, accessible in both appearances`,
    { tag },
    async ({ page }) => {
      const watch = await watchPage(page);
      await page.goto(path);
      await untilReady(page);
      await expect(page.locator('main article')).toHaveAttribute('data-live-state', state);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('#first-screen')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
      expect(watch.problems).toEqual([]);
      await auditBothAppearances(page);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
}

/** The fields of spec §3 that a visitor of each room finds, in any of its columns. */
const fieldsOf: readonly (readonly [string, readonly RegExp[]])[] = [
  [rooms.live, [/今日归林时间/, /直播内容以现场为准/, /开始$/, /次观看/, /人在看/, /^更多直播$/]],
  [rooms.upright, [/开始$/, /次观看/, /人在看/, /五点半开市/]],
  [rooms.pictures, [/开始$/, /次观看/, /人在看/, /最后一段钢箱梁今晨起吊/]],
  [rooms.upcoming, [/直播内容以现场为准/, /次观看/, /人预约$/, /从青龙渡口到江心洲/]],
  [rooms.replay, [/开始$/, /次观看/, /停演七年/]],
  [rooms.ended, [/开始$/, /次观看/, /机位在终点后面/, /^看其他直播$/]],
];

test('every room tells its note, disclaimer, start and counts', { tag }, async ({ page }) => {
  for (const [path, fields] of fieldsOf) {
    await page.goto(path);
    await untilReady(page);
    for (const field of fields) await expect(page.getByText(field).first()).toBeAttached();
    await expect(
      page
        .locator('main article p')
        .filter({ has: page.locator('svg') })
        .first(),
    ).toContainText('直播');
  }
});

test(
  'the chat fills what is left between tabs and field, six lines on a small phone',
  { tag },
  async ({ page }) => {
    await page.goto(rooms.live);
    await untilReady(page);
    const [tabs, log, field] = await Promise.all(
      ['[role=tablist]', '[role=log]', 'form'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(log!.y - (tabs!.y + tabs!.height)).toBeLessThanOrEqual(2);
    expect(field!.y - (log!.y + log!.height)).toBeLessThanOrEqual(2);
    expect(log!.height).toBeGreaterThanOrEqual(180);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(667);
  },
);

test('held sideways, a room before its start shows when it begins and books', { tag }, async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto(rooms.upcoming);
  await untilReady(page);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^\d+月\d+日 周/),
    page.getByRole('timer'),
    page.getByRole('button', { name: '预约提醒' }),
  ]) {
    const box = (await part.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(375 - 52);
  }
});

test('a stream plays: frames are counted', { tag }, async ({ page }) => {
  await page.goto(rooms.live);
  await untilReady(page);
  await page.getByRole('button', { name: /^播放 慢直播/ }).tap();
  await expectToPlay(mediaOf(page));
  await expect.poll(() => framesOf(page)).toBeGreaterThan(30);
  await expect(page.getByRole('slider')).toHaveCount(0);
});

for (const size of ['standard', 'max']) {
  test(`an upright room leaves its play button free, text size ${size}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(rooms.upright);
    await untilReady(page);
    await page.evaluate((chosen) => (document.documentElement.dataset['size'] = chosen), size);
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    const button = await boxOf(page.getByRole('button', { name: /^播放 / }));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const chat = await boxOf(page.getByRole('log'));
    expect(title.y + title.height).toBeLessThanOrEqual(button.y);
    expect(chat.y).toBeGreaterThanOrEqual(button.y + button.height);
  });
}

test('a recording plays, and another one takes its place on the stage', { tag }, async ({ page }) => {
  await page.goto(rooms.replay);
  await untilReady(page);
  await page.getByRole('link', { name: /第二折/ }).tap();
  await expectToPlay(mediaOf(page));
  const before = await framesOf(page);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before);
  await expect(page.getByRole('link', { name: /第二折/ })).toHaveAttribute('aria-current', 'true');
});

test(
  'booking requests the login, goes on after it, and is there after a reload',
  { tag },
  async ({ page, request }) => {
    await page.goto(rooms.upcoming);
    await untilReady(page);
    await page.getByRole('button', { name: '预约提醒' }).tap();
    await expect(loginPanel(page).dialog).toBeVisible();
    await logInWith(page, request, newPhone());
    const booked = page.getByRole('button', { name: '已预约' });
    await expect(booked).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(booked).toBeVisible();
    await booked.tap();
    await expect(page.getByRole('button', { name: '预约提醒' })).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'a visitor who is signed in books with one tap, and the count follows',
  { tag },
  async ({ page, request }) => {
    await signIn(page, request, '夜航的人');
    await page.goto(rooms.upcoming);
    await untilReady(page);
    // Read on its way: the browser does not keep every answer that a page has read.
    let booked = 0;
    await page.route('**/peony/v3/booking', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { booking_count: number } };
      booked = data.booking_count;
      await route.fulfill({ response: answer });
    });
    await page.getByRole('button', { name: '预约提醒' }).tap();
    // The page may have been saved since before others booked or gave up: the answer counts.
    await expect.poll(() => booked).toBeGreaterThan(0);
    const shown = booked < 10_000 ? booked : `${(Math.floor(booked / 1_000) / 10).toFixed(1)}万`;
    await expect(page.getByText(`已有 ${shown} 人预约`)).toBeVisible();
  },
);

/** The platform's answers about the room, changed on their way. */
const change = (page: Page, call: 'info' | 'room', fields: object) =>
  page.route(`**/peony/v3/live/${call}/**`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...fields } } });
  });

test(
  'without a connection a room that begins or ends is shown as that without a reload',
  { tag },
  async ({ page }) => {
    test.setTimeout(90_000);
    await page.routeWebSocket(/\/connection\/websocket/, (socket) => void socket.close());
    await page.goto(rooms.upcoming);
    await untilReady(page);
    await expect(page.getByRole('timer')).toBeVisible();
    await change(page, 'info', { status: 1 });
    await change(page, 'room', { status: 1 });
    await expect(page.getByText('直播中')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('timer')).toHaveCount(0);
    await change(page, 'info', { status: 2, playlists: [] });
    await change(page, 'room', { status: 2 });
    await expect(page.getByRole('status').filter({ hasText: '直播已结束' })).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'a state that is pushed is shown within seconds, and nothing is requested before',
  { tag },
  async ({ page }) => {
    test.setTimeout(90_000);
    const push: ((data: object) => void)[] = [];
    await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => socket.send(message));
      const channel = 'live:lvFerry1';
      push.push((data) => socket.send(JSON.stringify({ push: { channel, pub: { data } } })));
    });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/\/live\/(room|info)\//.test(request.url())) requested.push(request.url());
    });
    await page.goto(rooms.upcoming);
    await untilReady(page);
    await expect.poll(() => requested.length).toBe(1);
    await expect.poll(() => push.length).toBe(1);
    // A pushed room ends the polls; they came every 15 s.
    const room = { type: 'room', status: 0, online_count: 1, view_count: 23_456, like_count: 1 };
    await expect(async () => {
      push[0]?.(room);
      await expect(page.getByText('2.3万次观看')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.waitForTimeout(20_000);
    expect(requested).toHaveLength(1);
    await change(page, 'info', { status: 1 });
    push[0]?.({ ...room, status: 1 });
    await expect(page.getByText('直播中')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('timer')).toHaveCount(0);
    expect(requested).toHaveLength(2);
  },
);

test('entries that try to be more than text stay text', { tag }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const post = {
    msg_id: 'hostile',
    content: '<img src=x onerror=alert(1)><script>alert(2)</script>',
    created_at: Math.floor(Date.now() / 1000),
    alias: '<b>记者</b>',
    images: [{ url: 'javascript:alert(3)', width: 1, height: 1 }],
  };
  await change(page, 'room', { posts: [post], total: 1 });
  await page.goto(rooms.pictures);
  await untilReady(page);
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(await page.locator('main [onerror], main b:text("记者"), main a[href^=javascript]').count()).toBe(0);
  expect(dialogs).toEqual([]);
});

test('two lines in the bar of a room that is over keep clear of its edges', { tag }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => localStorage.setItem('share:size', 'max'));
  await page.goto(rooms.replay);
  await untilReady(page);
  const hint = page.locator('p').filter({ hasText: '直播已结束，可看回放', visible: true });
  const room = await hint.evaluate((element) => {
    const ground = getComputedStyle(element, '::before');
    const text = document.createRange();
    text.selectNodeContents(element);
    const [box, words, bar] = [element, text, element.parentElement!].map((each) =>
      each.getBoundingClientRect(),
    );
    const above = box!.top + Number.parseFloat(ground.top);
    const below = box!.bottom - Number.parseFloat(ground.bottom);
    return {
      outside: [above - bar!.top, bar!.bottom - below],
      inside: [words!.top - above, below - words!.bottom],
    };
  });
  for (const gap of [...room.outside, ...room.inside]) expect(gap).toBeGreaterThanOrEqual(3);
});

test('liking offers the app', { tag }, async ({ page }) => {
  await page.goto(rooms.live);
  await untilReady(page);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: '立即前往' })).toBeVisible();
});

test('older entries on request', { tag }, async ({ page }) => {
  await page.goto(rooms.pictures);
  await untilReady(page);
  const entries = page.getByRole('tabpanel', { name: '图文' }).getByRole('listitem');
  const before = await entries.count();
  await page.getByRole('button', { name: '加载更多' }).tap();
  await expect.poll(() => entries.count()).toBeGreaterThan(before);
});

test('a room that does not exist is 404; so is an address without its index', { tag }, async ({ page }) => {
  expect((await page.goto(room('nosuchrm')))?.status()).toBe(404);
  expect((await page.goto('/davmu/share/peony/local_live/birdlive'))?.status()).toBe(404);
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, the tabs lead there, and older entries have an address', async ({ page }) => {
    await page.goto(rooms.pictures);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('云浦大桥合龙 图文直播');
    await expect(page.getByText('最后一段钢箱梁今晨起吊')).toBeVisible();
    await page.getByRole('link', { name: '加载更多' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText('记者到达北岸桥头')).toBeVisible();
    await page.getByRole('link', { name: '上一页' }).click();
    await expect(page.getByText('指挥船鸣笛三声')).toBeVisible();
  });

  test('before its start a room says when that is', async ({ page }) => {
    await page.goto(rooms.upcoming);
    await expect(page.getByRole('timer').locator('time')).toHaveAttribute('datetime', /^20\d\d-.*Z$/);
    await expect(page.getByText(/^已有 .* 人预约$/)).toBeVisible();
  });
});
