import type { Page } from '@playwright/test';
import { addressOf, islandSources } from './support/islandFiles';
import { pages } from './support/pages';
import { plantFault, setFault } from './support/plantFault';
import { expect, test } from './support/visitor';

const sources = islandSources();
const codeOf = (island: string) => addressOf(sources.get(island) ?? island);

const detail = (path: string) => `/davmu/share/${path}/index.html`;

/** Every island of the site, on a page that has it. */
const placed: [path: string, islands: string[]][] = [
  [
    pages.article,
    [
      'masthead',
      'routerControl',
      'follow',
      'tools',
      'endActions',
      'hot',
      'editorPicks',
      'recommendations',
      'comments',
      'footer',
      'overlays',
    ],
  ],
  [pages.home, ['bottomBar']],
  [detail('peony/video/seasonv1'), ['video', 'albumStrip']],
  [detail('peony/svideo/sugarsv1'), ['shortVideo', 'shortVideoRail', 'shortVideoBar', 'collect']],
  [detail('peony/audio/audio30s'), ['audio']],
  [detail('peony/audio_album/nightbot'), ['audioAlbum']],
  [detail('peony/video_album/craftsva'), ['videoAlbum', 'videoAlbumTracks']],
  [detail('peony/gallery/bridgeg1'), ['gallery']],
  [detail('peony/special/wetspec1'), ['special']],
  [detail('peony/mini_program/busmini1'), ['miniProgram']],
  [detail('peony/doc/h5framed'), ['capsule', 'frameOpener']],
  [detail('peony/doc/wettopic'), ['outside']],
];

const wake = (page: Page, island: string) =>
  page.evaluate(
    (name) => document.documentElement.dispatchEvent(new CustomEvent('share:wake', { detail: name })),
    island,
  );

/** Whether an island stands in the page as the server sent it; what only pages without scripts show is left out. */
const isAsServed = (page: Page, island: string) =>
  page.evaluate(async (name) => {
    const served = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const textOf = (document: Document) => {
      const copy = document.querySelector(`[data-island=${name}]`)?.cloneNode(true) as Element | undefined;
      copy?.querySelectorAll('noscript').forEach((element) => element.remove());
      return copy?.textContent;
    };
    return textOf(served) === textOf(document);
  }, island);

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
      await plantFault(page, islands.map(codeOf));
      await page.goto(path);
      for (const name of islands) {
        await test.step(name, async () => {
          const island = page.locator(`[data-island=${name}]`).first();
          await setFault(page, true);
          complaints.length = 0;
          await wake(page, name);
          await expect.poll(() => complaints.join()).toContain('planted');
          await expect(island).not.toHaveAttribute('data-ready');
          await expect.poll(() => isAsServed(page, name)).toBe(true);
          await setFault(page, false);
          await wake(page, name);
          await expect(island).toHaveAttribute('data-ready');
        });
      }
    },
  );
}
