import { readdirSync, readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createMemoryStore, createReferencePlatform, demoLinks, seedStore } from '@share/reference-platform';
import { createSite } from './createSite.server';

jest.mock('@share/page-document/before-paint?inline-script', () => ({ text: '' }), { virtual: true });
/** Names of the parts that were rendered for many pages. */
const mockRendered = new Set<string>();
jest.mock('../../../libs/islands/src/servicesOfNoPage.server', () => {
  const actual = jest.requireActual('../../../libs/islands/src/servicesOfNoPage.server');
  const servicesOfNoPage = (services: object, shared: object, options: { part: string }) => {
    mockRendered.add(options.part);
    return actual.servicesOfNoPage(services, shared, options);
  };
  return { ...actual, servicesOfNoPage };
});

const store = createMemoryStore();
const reference = createReferencePlatform({ store, inner: true });
const platform = http.createServer(getRequestListener(reference.fetch));

const onError = jest.fn();
let site = '';
let close = () => Promise.resolve();
beforeAll(async () => {
  await seedStore(store, { now: Date.now() });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const env = { PORT: '0', ADMIN_PORT: '0', DRAIN_MS: '0', REQUEST_LOG: 'off', PREVIEW_ENABLED: 'true' };
  // A busy machine is no platform that fails: pages wait for all their parts.
  const waits = { UPSTREAM_PRIMARY_MS: '10000', UPSTREAM_SECONDARY_MS: '10000', PAGE_DEADLINE_MS: '20000' };
  const { server, logger } = createSite(
    { ...env, ...waits, API_BASE_URL: address, INNER_BASE_URL: address },
    { entry: '/entry.js', traditional: '/t.js', logo: '/logo.svg', styleSheets: [], release: 'test' },
    { checksParts: true },
  );
  jest.spyOn(logger, 'error').mockImplementation(onError);
  site = (await server.listen()).url;
  close = server.close;
});
afterAll(async () => {
  await close();
  platform.closeAllConnections();
  platform.close();
});

// A part that uses something of one page, or is not what the page would show by itself, is an error of its page.
test.each(demoLinks.map(({ kind, path }) => [kind, path]))('%s: %s', async (_kind, path) => {
  onError.mockClear();
  const response = await fetch(site + path, { redirect: 'manual' });
  await response.text();
  expect(onError.mock.calls.map(([{ err }]) => String(err))).toEqual([]);
  expect([200, 302, 404]).toContain(response.status);
});

/** Names of the islands that are placed with `sharedEntries`, itself or among spread props. */
const namesInSource = () => {
  const root = join(__dirname, '../../..');
  const folders = [
    ...readdirSync(join(root, 'libs')).map((name) => `libs/${name}/src`),
    'apps/share-web/src',
  ];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, String(file))),
    )
    .filter((file) => /(?<!\.(test|stories))\.tsx$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/<Island\b[^]*?\/>/g) ?? [])
    .filter((element) => /\bsharedEntries\b|\{\.\.\./.test(element))
    .map((element) => /\bname="(\w+)"/.exec(element)?.[1]);
};

test('the pages of the other tests have every part that many pages share', () => {
  expect([...mockRendered].sort()).toEqual([...new Set(namesInSource())].sort());
});
