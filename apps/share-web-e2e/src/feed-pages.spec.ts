import type { Page } from '@playwright/test';
import { agents } from './support/agents';
import { expectMessage } from './support/expectMessage';
import { loginPanel, logInWith } from './support/loginPanel';
import { newPhone, platformUrl } from './support/platform';
import { expect, test } from './support/visitor';

const tag = ['@feed'];

const base = '/davmu/share';
const activity = `${base}/activity/birdwalk/index.html`;
const invite = `${base}/invite/YP7K3Q/index.html`;
const flyCards = `${base}/fly_card/flydaily/index.html`;
const shortSpecial = `${base}/special/wetspec1/index.html`;

/** Heads of the pages. */
const titles = {
  [activity]: '跟着巡护员走一段：南岸周日观鸟',
  [invite]: '云浦新闻',
  [flyCards]: '云浦早知道',
  [shortSpecial]: '与水相处的三年',
};

/** The visitor of the sample content, who has invited four people. */
const inviter = { account: '13800138000', password: 'yunpu-2026' };

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('the pages of cards and people have their title and one address', { tag }, async ({ page }) => {
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toContainText(title);
    const canonical = page.locator('link[rel=canonical]');
    await expect.soft(canonical, path).toHaveAttribute('href', /^https?:\/\/[^/]+\/davmu\/share\//);
  }
});

test.describe('addresses that lead nowhere', { tag }, () => {
  for (const path of [
    'special/index.html',
    'special/nosuchid/index.html',
    'special/a%2Fb/index.html',
    'special/poem/wetland1/index.html',
    'activity/index.html',
    'activity/nosuchid/index.html',
    'activity/x/index.html',
    'activity/%E0%A4%A/index.html',
    'invite/index.html',
    'invite/NOSUCH/index.html',
    'invite/YP0D1X/index.html',
    'invite/..%2f..%2finner/index.html',
    'invite/%00/index.html',
    'fly_card/index.html',
    'fly_card/nosuchid/index.html',
    'fly_card/flydaily/index.html?page=99',
    'fly_card/flydaily/more/index.html',
  ])
    test(`${path} is 404`, async ({ request }) => {
      const response = await request.get(`${base}/${path}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('This page could not be found');
    });
});

test('a page number that is none is the first page', { tag }, async ({ request }) => {
  for (const page of ['-1', '0', 'x', '1e9', '%3Cscript%3E']) {
    const response = await request.get(`${flyCards}?page=${page}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('云河大桥今晚半幅通行');
  }
});

test('both addresses of a special topic are one page', { tag }, async ({ request }) => {
  const texts = await Promise.all(
    [shortSpecial, `${base}/special/wetspec1`, `${base}/peony/special/2026/11/wetspec1/index.html`].map(
      async (path) => (await request.get(path)).text(),
    ),
  );
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('an activity says what, when, where and how many', async ({ page }) => {
    await page.goto(activity);
    await expect(page.getByText('南岸湿地二号码头')).toBeVisible();
    await expect(page.getByText('已有 31 人报名，共 40 个名额')).toBeVisible();
    await expect(page.locator('[data-article-body]')).toContainText('望远镜可以借');
    await expect(page.getByRole('region', { name: '相关阅读' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/davmu\/share\//,
    );
    const appLink = await page.getByRole('link', { name: '打开', exact: true }).getAttribute('href');
    expect(appLink).toContain('birdwalk');
    await expect(page.getByRole('link', { name: '打开App报名' })).toHaveAttribute('href', appLink!);
  });

  test('an invitation shows its code and what there is to read', async ({ page }) => {
    await page.goto(invite);
    await expect(page.getByText('YP7K3Q')).toBeVisible();
    await page.getByRole('link', { name: '先在这里看看' }).click();
    await page.getByRole('region', { name: '大家在读' }).getByRole('link').first().click();
    await expect(page.locator('[data-article-body]')).toContainText(/\S{20}/);
  });

  test('short cards are read to the last one, and back', async ({ page }) => {
    await page.goto(flyCards);
    await expect(rows(page)).toHaveCount(6);
    await page.getByRole('link', { name: '加载更多' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rows(page)).toHaveCount(4);
    await expect(page.getByText('今晚云量三成')).toBeVisible();
    await page.getByRole('link', { name: '上一页' }).click();
    await expect(page.getByText('云河大桥今晚半幅通行')).toBeVisible();
  });
});

test('more short cards come into the page, and a card leads to its story', { tag }, async ({ page }) => {
  await page.goto(flyCards);
  await page.getByRole('button', { name: '加载更多' }).tap();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: '加载更多' })).toBeHidden();
  expect(page.url()).not.toContain('page=');
  await rows(page)
    .first()
    .tap({ position: { x: 200, y: 90 } });
  await expect(page).toHaveURL(/\/davmu\/share\/peony\/\w+\/2026\/11\/briefnws\/index\.html$/);
});

test('the code of an invitation is copied', { tag }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(invite);
  await page.getByRole('button', { name: '复制邀请码' }).tap();
  await expectMessage(page, '邀请码已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('YP7K3Q');
});

test.describe('opening the app', { tag }, () => {
  test.use({ userAgent: agents.iosSafari });

  for (const [path, name] of [
    [activity, '打开App报名'],
    [invite, '打开App，填写邀请码'],
  ] as const)
    test(`${name} opens the app, and offers what is left`, async ({ page }) => {
      await page.addInitScript(() => {
        // No app is installed here: a link that is only made to be followed leads nowhere.
        HTMLAnchorElement.prototype.click = () => undefined;
      });
      await page.goto(path);
      await page.waitForFunction(() => '__SITE_ENV__' in window);
      await page.getByRole('link', { name }).tap();
      await expect(page.getByRole('dialog', { name: '还没有安装？' })).toBeVisible();
      expect(page.url()).toContain(path);
    });
});

test(
  'a visitor logs in where the record is; no one has accepted their invitation yet',
  { tag },
  async ({ page, request }) => {
    await page.goto(invite);
    const record = page.getByRole('region', { name: '我的邀请' });
    await record.getByRole('button', { name: '登录' }).tap();
    await expect(loginPanel(page).dialog).toBeVisible();
    await logInWith(page, request, newPhone());
    await expect(record).toContainText('还没有人接受你的邀请');
  },
);

test('a visitor sees who came by their invitation', { tag }, async ({ page, request }) => {
  const answer = await request.post(`${platformUrl()}/peony/v1/auth`, {
    data: { appid: 1, platform: 'mobile', device_id: 'e2e-invite', ...inviter },
  });
  const { token, user_id } = ((await answer.json()) as { data: { token: string; user_id: string } }).data;
  await page.addInitScript(
    ([savedToken, savedId]) => {
      localStorage.setItem('token', savedToken);
      localStorage.setItem('user_id', savedId);
    },
    [token, user_id] as const,
  );
  await page.goto(invite);
  const record = page.getByRole('region', { name: '我的邀请' });
  await expect(record.getByRole('listitem')).toHaveCount(4);
  await expect(record).toContainText('阳台上的薄荷');
});
