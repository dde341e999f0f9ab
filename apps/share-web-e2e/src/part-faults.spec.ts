import type { Locator, Page } from '@playwright/test';
import { breakImports } from './support/breakImports';
import { hydrateIsland } from './support/hydrateIsland';
import { addressOf, islandSources } from './support/islandFiles';
import { pages } from './support/pages';
import { plantFault, setFault } from './support/plantFault';
import { expect, test } from './support/visitor';

const sources = islandSources();
const sourceOf = (island: string) => sources.get(island) ?? island;
const codeOf = (island: string) => addressOf(sourceOf(island));

const detail = (path: string) => `/davmu/share/${path}/index.html`;

/** Every island of the site, on a page that has it. */
const placed: [path: string, islands: string[]][] = [
  [
    pages.article,
    [
      'masthead',
      'routerControl',
      'follow',
      'related',
      'tools',
      'endActions',
      'hot',
      'editorPicks',
      'recommendations',
      'comments',
      'footer',
      'overlays',
      'login',
      'popup',
      'share',
      'navigation',
      'textSize',
      'report',
      'openApp',
      'offer',
    ],
  ],
  [pages.home, ['bottomBar', 'feed']],
  [detail('peony/video/seasonv1'), ['video']],
  [detail('peony/video/craftv01'), ['albumStrip']],
  [detail('peony/svideo/sugarsv1'), ['shortVideo', 'shortVideoRail', 'overlayHeader', 'collect']],
  [detail('peony/audio/audio30s'), ['audio']],
  [detail('peony/audio_album/nightbot'), ['audioAlbum']],
  [detail('peony/video_album/craftsva'), ['videoAlbum', 'videoAlbumTracks']],
  [detail('peony/gallery/bridgeg1'), ['gallery']],
  [detail('peony/special/wetspec1'), ['special']],
  [detail('peony/local_live/operalv1'), ['liveRoom']],
  [detail('peony/mini_program/busmini1'), ['miniProgram']],
  [detail('peony/doc/h5framed'), ['capsule']],
  [detail('peony/doc/h5popup1'), ['frameOpener']],
  [detail('peony/doc/wettopic'), ['outside']],
  [detail('preview-peony/doc/prevart1'), ['previewBanner']],
  [`/davmu/share/pc?url=${encodeURIComponent(pages.article)}`, ['complaintEntry', 'continueOnPhone']],
  ['/davmu/share/auth', ['loginReceiver']],
  [detail('dejin/detail/clueroad'), ['cluePictures', 'appCommentBar']],
  [`${detail('dejin/personal/cluFangT1')}?tab=posts`, ['cluePosts']],
  [detail('fly_card/flydaily'), ['flyCards']],
  [detail('invite/YP7K3Q'), ['inviteCode', 'inviteRecord']],
  [`${detail('dimim/circle')}?id=circBird`, ['joinCircle', 'circlePosts']],
  [`${detail('dimim/content')}?id=cpbird01`, ['circlePost']],
  [detail('dimim/topic'), ['circleGroups']],
  [`${detail('fazak/problemShare')}?id=lawtrial`, ['reactions', 'lawAnswers']],
  [`${detail('dejin/catalog')}?rid=yunpubook&id=bookroot`, ['openEntries']],
  [detail('dejin/topic/%E6%A0%A1%E5%9B%AD%E5%91%A8%E8%BE%B9'), ['clueReports', 'clueTopics']],
];

/** Whether an island has the text of the document as it came. Times and countdowns go on; `<noscript>` is no text to a browser with scripts. */
const isAsServed = (page: Page, island: string, html: string) =>
  page.evaluate(
    ([name, served]) => {
      const textOf = (document: Document) => {
        const copy = document.querySelector(`[data-island=${name}]`)?.cloneNode(true) as Element | undefined;
        copy?.querySelectorAll('noscript, time, [role=timer]').forEach((element) => element.remove());
        return copy?.textContent;
      };
      return textOf(new DOMParser().parseFromString(served, 'text/html')) === textOf(document);
    },
    [island, html] as const,
  );

test('every island is tried', { tag: '@islands' }, () => {
  const tried = placed.flatMap(([, islands]) => islands);
  expect([...sources.keys()].filter((name) => !tried.includes(name))).toEqual([]);
});

for (const [path, islands] of placed) {
  test(
    `${path}: an island that throws keeps its text, and works when it is tried again`,
    { tag: '@islands' },
    async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      // A phone is led away from the desktop page.
      if (path.startsWith('/davmu/share/pc')) await page.setViewportSize({ width: 1280, height: 800 });
      await plantFault(page, islands.map(sourceOf));
      for (const name of islands) {
        await test.step(name, async () => {
          // Every document begins with the fault.
          const served = await (await page.goto(path))!.text();
          const island = page.locator(`[data-island=${name}]`).first();
          complaints.length = 0;
          // The islands of a page begin to listen once their table is there.
          await expect
            .poll(async () => {
              await hydrateIsland(page, name);
              return complaints.join();
            })
            .toContain('planted');
          await expect(island).not.toHaveAttribute('data-ready');
          await expect.poll(() => isAsServed(page, name, served)).toBe(true);
          await setFault(page, false);
          await hydrateIsland(page, name);
          await expect(island).toHaveAttribute('data-ready');
        });
      }
    },
  );
}

const retryMessage = '出错了，请再试一次';

interface PanelCase {
  name: string;
  /** Source file of its code. */
  source: string;
  path: string;
  open: (page: Page) => Promise<void>;
  dialog: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const named = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });

const panels: PanelCase[] = [
  {
    name: 'share',
    source: 'apps/share-web/src/islands/Share.tsx',
    path: pages.article,
    open: button('分享'),
    dialog: named('分享这篇文章'),
  },
  {
    name: 'login',
    source: 'apps/share-web/src/islands/Login.tsx',
    path: pages.article,
    open: (page) => page.locator('header').getByRole('button', { name: '登录' }).click(),
    dialog: named('登录'),
  },
  {
    name: 'menu',
    source: 'libs/shell/src/navigation-panel/NavigationPanel.tsx',
    path: pages.article,
    open: button('导航'),
    dialog: named('导航'),
  },
  {
    name: 'text size',
    source: 'libs/shell/src/text-size-sheet/TextSizeSheet.tsx',
    path: pages.article,
    open: button('字号'),
    dialog: named('阅读设置'),
  },
  {
    name: 'complaint',
    source: 'libs/shell/src/report-sheet/ReportSheet.tsx',
    path: pages.article,
    open: (page) => page.locator('main article').getByRole('button', { name: '举报' }).click(),
    dialog: (page) => page.getByRole('dialog').filter({ hasText: '举报' }),
  },
  {
    name: 'offer of the app',
    source: 'libs/shell/src/open-app-dialog/OpenAppDialog.tsx',
    path: pages.article,
    open: button('点赞'),
    dialog: (page) => page.getByRole('dialog').filter({ hasText: '立即前往' }),
  },
  {
    name: 'popup',
    source: 'apps/share-web/src/islands/Popup.tsx',
    path: detail('peony/doc/h5popup1'),
    open: async (page) => {
      await expect(page.locator('[data-island=frameOpener][data-ready]')).toBeAttached();
      await page.locator('main article').getByRole('link', { name: /^打开/ }).click();
    },
    dialog: named('暖心驿站开放规则'),
  },
  {
    name: 'comments',
    source: 'libs/comments/src/comment-drawer/CommentDrawer.tsx',
    path: detail('peony/gallery/bridgeg1'),
    open: button('评论'),
    dialog: named('评论'),
  },
];

for (const { name, source, path, open, dialog } of panels) {
  test(`the panel ${name}: one that throws says so, the page goes on, and it opens when it is tried again`, async ({
    page,
  }) => {
    await plantFault(page, [source]);
    await page.goto(path);
    await open(page);
    await expect(page.getByText(retryMessage).filter({ visible: true })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await setFault(page, false);
    await open(page);
    await expect(dialog(page)).toBeVisible();
  });
}

/** Counts how often the page is loaded. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

test(
  'code that the server no longer has: the page is loaded anew, once',
  { tag: '@islands' },
  async ({ page }) => {
    const loads = countLoads(page);
    await page.route(`**${codeOf('hot')}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(pages.article);
    await hydrateIsland(page, 'hot');
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('load');
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await hydrateIsland(page, 'hot');
    await failed;
    await hydrateIsland(page, 'footer');
    await expect(page.locator('[data-island=footer]')).toHaveAttribute('data-ready');
    expect(loads()).toBe(2);
  },
);

test(
  'a broken connection: the page stays, says so, and the part works when it is tried again',
  { tag: '@islands' },
  async ({ page }) => {
    const loads = countLoads(page);
    await page.goto(pages.article);
    await breakImports(page, codeOf('follow'));
    const follow = page.locator('[data-island=follow]').getByRole('button').first();
    await follow.click();
    await expect(page.getByText(retryMessage).filter({ visible: true })).toBeVisible();
    await expect(follow).not.toHaveAttribute('aria-busy');
    await page.unrouteAll();
    await follow.click();
    await expect(page.locator('[data-island=follow]').first()).toHaveAttribute('data-ready');
    expect(loads()).toBe(1);
  },
);
