import { expect, test } from '@playwright/test';
import { articleTitle, pages } from './support/pages';
import { platformUrl } from './support/platform';
import { freePort, startSite } from './support/startSite';

test(
  'npm run dev renders a page from source and serves its modules with hot reload',
  { tag: '@site-server' },
  async ({ request }) => {
    test.setTimeout(120_000);
    const site = await startSite(await freePort(), platformUrl(), {}, 'apps/share-web/dev.mjs');
    try {
      const page = await request.get(site.url + pages.article);
      expect(page.status()).toBe(200);
      const html = await page.text();
      expect(html).toContain(articleTitle);
      const modules = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
      expect(modules).toEqual(['/davmu/share/@vite/client', '/davmu/share/src/entry.client.ts']);
      const component = '/davmu/share/src/compose/PagePanels.tsx';
      for (const address of [...modules, component]) {
        const answer = await request.get(site.url + address);
        expect(answer.headers()['content-type'], address).toBe('text/javascript');
      }
      const [, styles] = /<link rel="stylesheet" href="([^"]+Masthead\.styles\.css)"/.exec(html) ?? [];
      const headers = { accept: 'text/css,*/*;q=0.1' };
      const sheet = await request.get(site.url + styles, { headers });
      expect(sheet.headers()['content-type']).toBe('text/css');
      const [, classes = ''] = /<header class="([^"]+)"/.exec(html) ?? [];
      expect(await sheet.text()).toContain(`.${classes.split(' ')[0]}`);
      expect(html).toContain('injectIntoGlobalHook');
      expect(await (await request.get(site.url + component)).text()).toContain('$RefreshReg$');
    } finally {
      expect(await site.stop()).toBe(0);
    }
  },
);
