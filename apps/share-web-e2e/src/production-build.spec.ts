import { expect, test } from '@playwright/test';
import { developmentFiles, traceLoadedFiles } from './support/loadedFiles';
import { pages } from './support/pages';
import { platformUrl } from './support/platform';
import { freePort, startSite } from './support/startSite';

for (const environment of ['development', '', undefined]) {
  test(
    `the built site runs production code when NODE_ENV is ${environment ?? 'not set'}`,
    { tag: '@site-server' },
    async ({ request }) => {
      const trace = traceLoadedFiles();
      try {
        const site = await startSite(await freePort(), platformUrl(), {
          ...trace.setting,
          NODE_ENV: environment,
        });
        expect((await request.get(site.url + pages.article)).status()).toBe(200);
        expect(await site.stop()).toBe(0);
        const files = trace.read();
        expect(files.map(({ url }) => url)).toContainEqual(expect.stringContaining('dist/server/site.js'));
        expect(developmentFiles(files)).toEqual([]);
        // One copy of React: a second one would not know the hooks of the first.
        expect(files.flatMap(({ text }) => text.match(/exports\.useState = /g) ?? [])).toHaveLength(1);
      } finally {
        trace.remove();
      }
    },
  );
}
