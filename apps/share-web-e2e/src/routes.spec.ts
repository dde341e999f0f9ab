import { expectAccessible } from './support/expectAccessible';
import { pages } from './support/pages';
import { routes } from './support/routes';
import { scrollThrough } from './support/scrollThrough';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@shell', '@feed', '@community', '@clue-report', '@content-detail', '@site-paths'];

for (const { route, layout, path, isBare } of routes) {
  test(
    `${route} as ${path || 'home'}: layout, header, no complaint, no shift, accessible`,
    { tag },
    async ({ page }) => {
      const watch = await watchPage(page);
      const response = await page.goto(pages.home + path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('main#content')).toHaveAttribute('data-layout', layout);
      await expect(page.locator('[data-island=masthead]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
      // Lists have none (ADR 7).
      if (layout !== 'listPage' && !isBare) await expect(page.locator('#first-screen')).toHaveCount(1);
      await scrollThrough(page);
      expect(watch.problems).toEqual([]);
      expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
      await expectAccessible(page);
    },
  );
}

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('every route is a page with a heading and something to read', async ({ page }) => {
    for (const { path, route } of routes) {
      if (route === '/auth') continue;
      await page.goto(pages.home + path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      const text = (await page.locator('main#content').innerText()).replace(/\s/g, '');
      expect.soft(text.length, path).toBeGreaterThan(60);
    }
  });
});

/** Ids and names that no part of a path or a query may have. */
const hostile = ['..%2f..%2finner', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'a'.repeat(300), '%E0%A4%A'];

const isInQuery = (path: string) => /[?&]\w*id=/.test(path);

/** The address with its last optional parameter replaced. */
const withValue = (path: string, value: string) =>
  isInQuery(path)
    ? path.replace(/([?&]\w*id=)[^&]*/g, `$1${value}`)
    : path.replace(/[^/]+(?=\/index\.html)/, value);

/** Routes that show something of an item, and nothing without one. */
const routesOfItems = routes.filter(
  ({ path, isBare }) => !isBare && (isInQuery(path) || /\/[^/]+\/index\.html$/.test(path)),
);

test(
  'without what they show, and with hostile values, routes end at the page for what is missing',
  { tag },
  async ({ request }) => {
    for (const { path, bare } of routesOfItems) {
      const addresses = hostile.map((value) => withValue(path, value));
      for (const address of bare === undefined ? addresses : [bare, ...addresses]) {
        const response = await request.get(pages.home + address);
        const html = await response.text();
        const isSafe = html.includes('This page could not be found') && !html.includes('<script>alert');
        expect.soft([address, response.status(), isSafe]).toEqual([address, 404, true]);
      }
    }
  },
);

/** Parts that the path lacks are read from the query (R81). */
const byQuery = [
  ['list/index.html?list_id=listNigh', 'list/listNigh/index.html'],
  ['activity/index.html?post_id=birdwalk', 'activity/birdwalk/index.html'],
  ['invite/index.html?code=YP7K3Q', 'invite/YP7K3Q/index.html'],
  ['fly_card/index.html?list_id=flydaily', 'fly_card/flydaily/index.html'],
  ['dejin/detail/index.html?post_id=clueroad', 'dejin/detail/clueroad/index.html'],
  ['dejin/personal/index.html?user_id=cluXitang', 'dejin/personal/cluXitang/index.html'],
  ['dejin/topic/index.html?topic_name=道路与路灯', 'dejin/topic/道路与路灯/index.html'],
  ['special/index.html?id=wetspec1', 'special/wetspec1/index.html'],
  ['peony/doc/2026/11/index.html?post_id=wetland1', 'peony/doc/2026/11/wetland1/index.html'],
  ['peony/doc/index.html?topic_id=wetland1', 'peony/doc/wetland1/index.html'],
  ['peony/special/index.html?id=wetspec1', 'peony/special/wetspec1/index.html'],
  ['dimim/content/index.html?post_id=cpbird01', 'dimim/content/index.html?id=cpbird01'],
  ['dimim/topic/index.html?topic_id=ctSouth1', 'dimim/topic/index.html?id=ctSouth1'],
  ['fazak/problemShare/index.html?post_id=lawtrial', 'fazak/problemShare/index.html?id=lawtrial'],
] as const;

for (const [address, path] of byQuery)
  test(`R81: ${address} is the page ${path}, whose address is canonical`, { tag }, async ({ page }) => {
    const headOf = async () => ({
      title: await page.title(),
      heading: await page.getByRole('heading', { level: 1 }).first().innerText(),
      canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    });
    await page.goto(pages.home + path);
    const own = await headOf();
    const watch = await watchPage(page);
    const response = await page.goto(pages.home + address);
    expect(response?.status()).toBe(200);
    expect(await headOf()).toEqual(own);
    await scrollThrough(page);
    expect(watch.problems).toEqual([]);
    expect(await headOf()).toEqual(own);
    await expect(page.getByText(/加载失败|暂无内容/)).toHaveCount(0);
  });

test(
  'R79, R81: in the path or in the query, what cannot be an id leads to the 404 page',
  { tag },
  async ({ request }) => {
    for (const [address] of byQuery) {
      const [path = '', search = ''] = address.split('?');
      for (const value of ['%E0%A4%A', '..%2finner', '%00']) {
        const inQuery = `${path}?${search.replace(/=.*/, `=${value}`)}`;
        const inPath = path.replace('index.html', `${value}/index.html`);
        for (const sent of path.startsWith('dimim') || path.startsWith('fazak')
          ? [inQuery]
          : [inQuery, inPath]) {
          const answer = await request.get(pages.home + sent, { maxRedirects: 0 });
          const { location } = answer.headers();
          expect.soft([sent, answer.status(), location]).toEqual([sent, 302, '/davmu/share/404']);
        }
      }
    }
  },
);

const markup = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)<\/script>');

/** One address of every route with markup in its parameters. */
const attacked = [
  ...routesOfItems.map(({ path }) => withValue(path, markup)),
  `?group=${markup}`,
  `search/index.html?word=${markup}&type=${markup}&page=${markup}`,
  ...['auth', 'bar', 'pc'].map((path) => `${path}?url=javascript:alert(1)&id=${markup}`),
];

test('in the browser nothing of a hostile value is executed', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of attacked) {
    const response = await page.goto(pages.home + address, { waitUntil: 'domcontentloaded' });
    expect.soft([200, 404], address).toContain(response?.status());
    await expect.soft(page.locator('[onerror], [src="x"], [href^="javascript:"]'), address).toHaveCount(0);
    // The browser itself reports that what is missing is answered by 404.
    const problems = watch.problems.splice(0).filter((problem) => !problem.includes('status of 404'));
    expect.soft(problems, address).toEqual([]);
  }
  expect(dialogs).toEqual([]);
});
