import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { reported, textOf, type Beacon } from './support/beacons';
import { expect, test } from './support/visitor';

const root = join(import.meta.dirname, '../../..');
const gallery = '/davmu/share/peony/gallery/2026/11/bridgeg1/index.html';

test(
  'a failure in a browser is reported with places that lead to its source lines, and without addresses',
  { tag: ['@tracking'] },
  async ({ page, request }) => {
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        constructor() {
          throw new TypeError('no observer');
        }
      } as never;
    });
    const report = reported(page, 'js_error');
    await page.goto(`${gallery}?token=secret`);
    const events = [JSON.parse(await textOf(page, report))].flat() as Beacon[];
    const failures = events.filter(({ behavior }) => behavior === 'js_error');
    const { stack } = failures.find(({ extras }) => extras?.['message'] === 'no observer')?.extras ?? {};
    expect(stack).toMatch(/^[\w-]+\.js:\d+:\d+( [\w-]+\.js:\d+:\d+)*$/);

    const lines = execFileSync('npm', ['run', '--silent', 'source-lines', '--', String(stack)], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(lines).toMatch(
      /^libs\/content-detail\/src\/gallery\/GalleryText\.tsx:\d+:\d+ {2}const observer = new ResizeObserver\(/m,
    );

    // The maps are nothing for the public.
    const [, file = ''] = /^([\w-]+\.js):/.exec(String(stack)) ?? [];
    expect((await request.get(`/davmu/share/assets/${file}`)).status()).toBe(200);
    expect((await request.get(`/davmu/share/assets/${file}.map`)).status()).toBe(404);
  },
);
