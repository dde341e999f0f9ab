import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { platformUrl } from './support/platform';
import { setTextSize, textProblems } from './support/textProblems';
import { expect, test } from './support/visitor';

const tag = ['@shell', '@ui'];

const widths = [320, 375];
/** Per cent: what the menus of WeChat and of the systems offer. */
const sizes = [100, 130, 160];

/** At every width and size, as lines `320 160 %: …`. */
const problemsOf = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const size of sizes) {
      await setTextSize(page, size);
      for (const problem of await textProblems(page)) found.push(`${width} ${size} %: ${problem}`);
    }
  }
  return found;
};

/** One of each screen; `npm start` prints further items of the same kinds. */
const firstOfEachKind = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get(`${platformUrl()}/-/demo-links`);
  const links = (await answer.json()) as { kind: string; content_type?: string; path: string }[];
  const kinds = new Map<string, string>();
  for (const { kind, content_type = '', path } of links) {
    // They lead to another page at once.
    if (kind === 'auth' || kind === 'pc') continue;
    const [, , , actor = ''] = path.split('/');
    const key = `${kind} ${content_type} ${actor.slice(0, 2)} ${kind === 'detail' ? '' : path.split('/').slice(3, 5).join('/')}`;
    if (!kinds.has(key)) kinds.set(key, path);
  }
  return [...kinds.values()];
};

test(
  'the texts of every screen are whole at every size of the app and the system',
  { tag },
  async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(pages.home);
    const paths = await firstOfEachKind(page);
    expect(paths.length).toBeGreaterThan(25);
    const problems: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      const found = await problemsOf(page);
      if (found.length > 0) problems[path] = found;
    }
    expect(problems).toEqual({});
  },
);

test('the check finds lines that are cut, lie over others or leave their box', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await page.evaluate(() => {
    const add = (style: string, content: string) => {
      const box = document.createElement('div');
      box.setAttribute('style', style);
      box.innerHTML = content;
      document.querySelector('main')?.prepend(box);
    };
    add('height:18px;overflow:hidden;font-size:24px', '切断的字');
    add('height:20px;background:#eee;font-size:48px;line-height:1', '出框的字');
    add('height:8px;font-size:20px', '压住的字');
    add('width:900px', '太宽的块');
  });
  const problems = (await textProblems(page)).join('\n');
  for (const part of ['切断的字” is cut', '出框的字” leaves', '压住的字” lies over', 'the page is'])
    expect(problems).toContain(part);
});

for (const [name, control] of [
  ['the navigation panel', (page: Page) => page.getByRole('button', { name: '导航' })],
  ['the login panel', (page: Page) => page.getByRole('button', { name: '登录' }).first()],
  ['the share panel', (page: Page) => page.locator('[data-action=share]')],
  [
    'the text sizes',
    (page: Page) => page.locator('[data-article-tools]').getByRole('button', { name: '字号' }),
  ],
  ['the complaint', (page: Page) => page.locator('main article').getByRole('button', { name: '举报' })],
  ['the dialog that opens the app', (page: Page) => page.locator('[data-action=like]').first()],
] as const) {
  test(`so are those of ${name}`, { tag }, async ({ page }) => {
    await page.goto(pages.article);
    await control(page).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
}

test(
  'where the masthead has no room for two lines, its second one goes as a whole',
  { tag },
  async ({ page }) => {
    await page.goto(pages.home);
    const masthead = page.locator('header').first();
    const description = masthead.getByText(/^打开App/);
    await expect(description).toBeInViewport();
    await setTextSize(page, 160);
    await expect(description).not.toBeInViewport();
    await expect(masthead.getByText('云浦新闻')).toBeInViewport();
  },
);
