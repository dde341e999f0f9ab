import { expect, test, type Page } from '@playwright/test';
import { platformUrl } from './support/platform';
import { bodyPath, startBodies } from './support/startBodies';
import { freePort, startSite, type RunningProgram } from './support/startSite';
import { watchPage } from './support/watchPage';

const tag = ['@safety', '@content-cards'];

const paragraphs = '<p>河道沿岸的居民每天清晨都会来到这里散步，看水鸟起落，听芦苇在风里响。</p>'.repeat(30);
const bodies = {
  bodypict:
    '<p>长图：</p><p><img src="/media/body/tall.png" alt="长图"></p><p><img src="/media/body/square.png" style="width:150px" alt="二维码"></p><p><img data-src="/media/body/banner.png" src="/img/blank.gif" alt="横幅"></p><p>公式<img src="/media/body/formula.png" alt="公式">在句子里。</p><p><img src="/media/body/long.png" width="750" height="12000" alt="很长"></p>',
  bodynote: `<p>正文<sup><a href="#fn1" id="ref1">[1]</a></sup></p>${paragraphs}<p id="fn1"><a href="#ref1">返回</a> 脚注</p>${paragraphs}`,
  bodyrows:
    '<p>前</p><iframe src="https://player.example.com/v/1"></iframe><iframe src="https://other.example.com/v/2"></iframe><mpvoice name="第一集"></mpvoice><p>后</p>',
  bodywide: `<p>${'&nbsp;'.repeat(120)}开头</p><p>https://example.com/${'abcdef0123456789'.repeat(20)}</p><p>${'W'.repeat(400)}</p><p style="white-space:nowrap;width:900px">${'河道沿岸的居民'.repeat(30)}</p><table width="1200"><tr>${'<td style="width:300px">单元格</td>'.repeat(8)}</tr></table><pre>${'x'.repeat(300)}</pre><img src="/media/body/banner.png" width="1000" height="100" alt="横幅"><section style="width:200%;margin-left:-50px">宽</section>`,
  bodylost:
    '<p>坏图：</p><p><img src="/media/body/nothere.png" width="600" height="400" alt="水位变化图"></p><p><img src="/media/body/lost.heic" alt="手机照片"></p>',
  bodyline: `<p>开头</p>${'<p>&nbsp;</p><p><br></p><section><p><span><br></span></p></section>'.repeat(60)}<p>结尾</p>`,
};

let platform: Awaited<ReturnType<typeof startBodies>>;
let site: RunningProgram;

test.beforeAll(async () => {
  platform = await startBodies(platformUrl(), bodies);
  site = await startSite(await freePort(), platform.url, {
    EMBED_HOSTS: 'player.example.com',
    SERVICE_WORKER: 'off',
    UPSTREAM_PRIMARY_MS: '10000',
    UPSTREAM_SECONDARY_MS: '10000',
    PAGE_DEADLINE_MS: '20000',
  });
});

test.afterAll(async () => {
  await site?.stop();
  platform?.close();
});

const open = (page: Page, id: keyof typeof bodies) => page.goto(site.url + bodyPath(id));

const shapeOf = async (page: Page, alt: string) => {
  const picture = page
    .getByRole('img', { name: alt, exact: true })
    .or(page.getByRole('button', { name: `查看大图：${alt}` }));
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  return { width, ratio: Math.round((100 * height) / width) / 100 };
};

test(
  'pictures are whole, and the next visitor has their boxes before they come',
  { tag },
  async ({ page, request }) => {
    await open(page, 'bodypict');
    const column = (await page.locator('[data-article-body] p').first().boundingBox())?.width ?? 0;
    expect(await shapeOf(page, '长图')).toEqual({ width: column, ratio: 4 });
    expect(await shapeOf(page, '二维码')).toEqual({ width: 150, ratio: 1 });
    expect(await shapeOf(page, '横幅')).toEqual({ width: column, ratio: 0.1 });
    expect(await shapeOf(page, '公式')).toEqual({ width: 60, ratio: 0.3 });
    expect(await shapeOf(page, '很长')).toEqual({ width: column, ratio: 16 });

    await expect
      .poll(async () => (await request.get(site.url + bodyPath('bodypict'))).text(), { intervals: [1_100] })
      .not.toContain('data-unsized=""');
    const again = await (await page.context().browser()?.newContext())?.newPage();
    if (!again) throw new Error('no browser');
    const watch = await watchPage(again);
    await open(again, 'bodypict');
    expect(await again.locator('img[alt="长图"]').getAttribute('height')).toBe('3000');
    expect(await again.locator('img[alt="公式"]').getAttribute('data-inline')).toBe('');
    expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
    await again.context().close();
  },
);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a footnote leads to its place and back', { tag }, async ({ page }) => {
      await open(page, 'bodynote');
      await page.getByRole('link', { name: '[1]' }).click();
      await expect(page).toHaveURL(/#body-fn1$/);
      await expect(page.getByText('脚注')).toBeInViewport();
      await page.getByRole('link', { name: '返回' }).click();
      await expect(page).toHaveURL(/#body-ref1$/);
      await expect(page.getByRole('link', { name: '[1]' })).toBeInViewport();
    });
  });

test(
  'what is left out is named, and a player of a named host opens in its place',
  { tag },
  async ({ page }) => {
    const requested: string[] = [];
    await page.route('https://*.example.com/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>播放器</p>' });
    });
    await open(page, 'bodyrows');
    await expect(page.locator('[data-omitted]')).toHaveText([
      '嵌入内容 player.example.com',
      '嵌入内容 other.example.com',
      '音频：第一集',
    ]);
    await expect(page.getByRole('link', { name: '嵌入内容 other.example.com' })).toHaveAttribute(
      'href',
      'https://other.example.com/v/2',
    );
    const play = page.getByRole('button', { name: '嵌入内容 player.example.com' });
    await play.scrollIntoViewIfNeeded();
    expect(requested).toEqual([]);
    await play.click();
    await expect(page.frameLocator('[data-article-body] iframe').getByText('播放器')).toBeVisible();
    expect(requested).toEqual(['https://player.example.com/v/1']);
  },
);

test('a run of blank lines is one gap', { tag }, async ({ page }) => {
  await open(page, 'bodyline');
  const top = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())?.y ?? 0;
  expect((await top('结尾')) - (await top('开头'))).toBeLessThan(80);
});

test('nothing makes the page wider than the screen', { tag }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, 'bodywide');
  await expect(page.locator('[data-article-body]')).toContainText('开头');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('pictures that cannot be had keep their room', { tag }, async ({ page }) => {
  await open(page, 'bodylost');
  for (const name of ['水位变化图', '手机照片']) {
    const picture = page.locator(`[data-article-body] img[alt="${name}"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-failed', '');
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(1.5, 1);
  }
});
