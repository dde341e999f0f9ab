import type { Page } from '@playwright/test';
import { brotliCompressSync, constants } from 'node:zlib';
import { scrollThrough } from './support/scrollThrough';
import { startPhotographs } from './support/startPhotographs';
import { freePort, startSite, type RunningProgram } from './support/startSite';
import { expect, test } from './support/visitor';

const tag = ['@ui', '@content-cards', '@content-detail', '@picture-service', '@page-metadata'];

const pages = {
  home: '/davmu/share/',
  article: '/davmu/share/peony/doc/2026/11/wetland1/index.html',
  gallery: '/davmu/share/peony/gallery/2026/11/bridgeg1/index.html',
  special: '/davmu/share/special/wetspec1/index.html',
  live: '/davmu/share/peony/local_live/2026/11/bridgelv/index.html',
};

const tall = '/media/bug/tall.jpg';

let photographs: Awaited<ReturnType<typeof startPhotographs>>;
let site: RunningProgram;

test.use({ viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, serviceWorkers: 'block' });

test.beforeAll(async () => {
  const { platformUrl } = test.info().project.metadata as { platformUrl: string };
  photographs = await startPhotographs(platformUrl, {
    sizes: { [tall]: [750, 12000] },
    rewrite: (json, path) =>
      path.includes('bridgeg1') ? json.replace(/"images":\[\{[^}]*\}/, `"images":[{"url":"${tall}"}`) : json,
  });
  site = await startSite(await freePort(), photographs.url, { PAGE_CACHE: 'off', SERVICE_WORKER: 'off' });
});

test.afterAll(async () => {
  await site.stop();
  photographs.close();
});

test.afterEach(() => photographs.breakService(false));

interface Drawn {
  src: string;
  /** In px of the file that was chosen. */
  width: number;
  /** In px of the screen that it is drawn with. */
  drawn: number;
  hasFailed: boolean;
}

/** The photographs that were shown, with their widths; a lazy one that is still far from the screen has a `currentSrc` too. */
const readDrawn = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src*=".jpg"]:not([src*="/bug/"])')]
      .filter((image) => image.currentSrc !== '' && image.getClientRects().length > 0)
      .filter((image) => image.complete || image.loading !== 'lazy')
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const chosen = new URL(image.currentSrc).searchParams;
        const { objectFit } = getComputedStyle(image);
        const ratio = image.naturalWidth / image.naturalHeight;
        const whole = Math.min(width, height * ratio);
        return {
          src: image.currentSrc,
          width: Number(chosen.get('w')),
          drawn: (objectFit === 'contain' ? whole : width) * devicePixelRatio,
          hasFailed: image.naturalWidth === 0 || image.hasAttribute('data-failed'),
        };
      }),
  );

for (const [name, path] of Object.entries(pages))
  test(`${name}: pictures come with two px for each, and hardly more`, { tag }, async ({ page }) => {
    await page.goto(site.url + path);
    await scrollThrough(page);
    await expect.poll(async () => (await readDrawn(page)).length).toBeGreaterThan(0);
    await expect.poll(async () => (await readDrawn(page)).some(({ hasFailed }) => hasFailed)).toBe(false);
    const drawn = await readDrawn(page);
    const ill = drawn.filter(({ width, drawn: needed }) => width < needed * 0.99 || width >= needed * 1.3);
    expect(ill).toEqual([]);
  });

for (const name of ['home', 'article', 'special'] as const)
  test(
    `${name}: the first picture is requested in the head, as its tag requests it`,
    { tag },
    async ({ page, request }) => {
      const html = await (await request.get(site.url + pages[name])).text();
      const [head = '', body = ''] = html.split('</head>');
      expect(body).not.toContain('rel="preload" as="image"');
      await page.setContent(
        `${/<link rel="preload" as="image"[^>]*>/.exec(head)?.[0]}${/<img [^>]*fetchpriority="high"[^>]*>/i.exec(body)?.[0]}`,
      );
      const [requested, tagged] = await page.evaluate(() => {
        const link = document.querySelector('link') as HTMLLinkElement;
        const image = document.querySelector('img') as HTMLImageElement;
        return [
          [link.imageSrcset, link.imageSizes],
          [image.srcset, image.sizes, image.loading === 'lazy'],
        ];
      });
      expect(requested?.[0]).toContain('w=');
      expect(tagged).toEqual([...(requested ?? []), false]);
      photographs.requested.length = 0;
      await page.goto(site.url + pages[name]);
      const first = await page
        .locator('img[fetchpriority=high]')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      const { pathname, search } = new URL(first);
      expect(photographs.requested.filter((url) => url === pathname + search)).toHaveLength(1);
    },
  );

test('a service that fails: every picture comes as it is', { tag }, async ({ page }) => {
  photographs.breakService(true);
  for (const path of [pages.home, pages.article, pages.gallery]) {
    await page.goto(site.url + path);
    await scrollThrough(page);
    await expect.poll(async () => (await readDrawn(page)).filter(({ hasFailed }) => hasFailed)).toEqual([]);
    const drawn = await readDrawn(page);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter(({ src }) => src.includes('format=webp'))).toEqual([]);
  }
});

test('who saves data gets pictures a step smaller', { tag }, async ({ browser }) => {
  const widthWith = async (extraHTTPHeaders: Record<string, string>) => {
    const context = await browser.newContext({
      ...test.info().project.use,
      viewport: { width: 375, height: 667 },
      deviceScaleFactor: 2,
      extraHTTPHeaders,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    photographs.requested.length = 0;
    await page.goto(site.url + pages.special);
    await context.close();
    return Math.max(...photographs.requested.map((url) => Number(/w=(\d+)/.exec(url)?.[1] ?? 0)));
  };
  const usual = await widthWith({});
  const saving = await widthWith({ 'save-data': 'on' });
  expect(usual).toBe(750);
  expect(saving).toBeGreaterThan(0);
  expect(saving).toBeLessThan(usual * 0.9);
});

test(
  'a very long picture is read by its width, from its top, up to its full size',
  { tag },
  async ({ page }) => {
    await page.goto(site.url + pages.gallery);
    await expect(page.locator('[data-island=gallery][data-ready]')).toBeVisible();
    await page.getByRole('list', { name: '图片' }).getByRole('link').first().tap();
    const viewer = page.getByRole('dialog', { name: '看图' });
    const image = viewer.locator('.pswp__item[aria-hidden=false] img').last();
    await expect(image).toBeVisible();
    await expect
      .poll(async () => {
        const box = await image.boundingBox();
        return box && [Math.round(box.width), Math.round(box.y), Math.round(box.height / box.width)];
      })
      .toEqual([375, 0, 16]);
    const { width, height } = page.viewportSize() as { width: number; height: number };
    await page.touchscreen.tap(width / 2, height / 2);
    await page.touchscreen.tap(width / 2, height / 2);
    await expect(viewer).toContainText('200%');
    await expect.poll(async () => Math.round((await image.boundingBox())?.width ?? 0)).toBe(750);
  },
);

test('the candidates of its pictures make a document hardly larger', { tag }, async ({ request }) => {
  // Fifty documents are compressed as well as can be, which takes a busy machine a minute.
  test.setTimeout(180_000);
  const plain = await startSite(await freePort(), photographs.url, {
    PAGE_CACHE: 'off',
    SERVICE_WORKER: 'off',
    PICTURE_SERVICE: 'none',
  });
  try {
    const read = async (url: string) =>
      (await (await request.get(url)).text()).replace(/ data-made="\d+"/, '');
    const weigh = (html: string, host: string) =>
      brotliCompressSync(html.replace(/127\.0\.0\.1:\d+/g, host), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      }).length;
    for (const path of Object.values(pages)) {
      const [fitting, asSent] = [await read(site.url + path), await read(plain.url + path)];
      // A letter more or less changes what brotli finds by some 50 bytes: the median of several hosts is the growth itself.
      const growths = ['a', 'news', 'share', 'm.media', 'www.paper'].map(
        (host) => weigh(fitting, `${host}.example.com`) - weigh(asSent, `${host}.example.com`),
      );
      expect.soft(growths.sort((one, other) => one - other)[2], path).toBeLessThanOrEqual(650);
    }
  } finally {
    await plain.stop();
  }
});

test('programs get pictures that they show', { tag }, async ({ page, request }) => {
  await page.goto(site.url + pages.article);
  const head = await page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll('meta')].map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? `item:${meta.getAttribute('itemprop')}`,
        meta.content,
      ]),
    ),
  );
  expect(head['og:image']).toMatch(/\.jpg\?w=1200&h=630&format=jpeg$/);
  expect([head['og:image:width'], head['og:image:height'], head['og:image:type']]).toEqual([
    '1200',
    '630',
    'image/jpeg',
  ]);
  expect(head['item:image']).toMatch(/\?w=300&h=300&format=jpeg$/);
  const square = await request.get(head['item:image'] ?? '');
  expect(square.headers()['content-type']).toBe('image/jpeg');
  expect((await square.body()).length).toBeLessThan(32_768);
  const icon = await request.get(`${site.url}/favicon.ico`);
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
