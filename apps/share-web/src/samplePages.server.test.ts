import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createMemoryStore, createReferencePlatform, demoLinks, seedStore } from '@share/reference-platform';
import { dataVersion } from './compose/cachedKinds';
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

/** Every path in the cached data of each kind, with the type of what is there. */
const mockShapes = new Set<string>();
/** Objects whose keys are no names of fields but ids. */
const mockIsTable = (value: object) => Object.getPrototypeOf(value) === null;
const mockRecord = (path: string, value: unknown): void => {
  if (Array.isArray(value)) value.forEach((entry) => mockRecord(`${path}[]`, entry));
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value))
      mockRecord(`${path}.${mockIsTable(value) ? '*' : key}`, entry);
  else if (value !== undefined) mockShapes.add(`${path}: ${value === null ? 'null' : typeof value}`);
};
jest.mock('../../../libs/cache/src/data/createCachedKind', () => {
  const actual = jest.requireActual('../../../libs/cache/src/data/createCachedKind');
  const createCachedKind: typeof actual.createCachedKind = (...options: [unknown, string]) => {
    const kind = actual.createCachedKind(...options);
    const answer: typeof kind.answer = (key: string, load: (...of: unknown[]) => Promise<unknown>) =>
      kind.answer(key, async (...of: unknown[]) => {
        const data = await load(...of);
        mockRecord(options[1], data);
        return data;
      });
    return { ...kind, answer };
  };
  return { ...actual, createCachedKind };
});

const allButDate = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];
const now = Date.UTC(2026, 10, 20, 4);
const store = createMemoryStore();
const reference = createReferencePlatform({ store, inner: true });
const platform = http.createServer(getRequestListener(reference.fetch));

const onError = jest.fn();
let site = '';
let close = () => Promise.resolve();
beforeAll(async () => {
  // What is shown of a room or an activity depends on the time.
  jest.useFakeTimers({ now, doNotFake: allButDate });
  await seedStore(store, { now });
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
  jest.useRealTimers();
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

test('data of another shape have another version, so that no instance reads those of a release before', () => {
  const shapes = [...mockShapes].sort().join('\n');
  if (process.env['PRINT_SHAPES']) process.stdout.write(`${shapes}\n`);
  const [, shape] = dataVersion.split('-');
  expect(createHash('sha256').update(shapes).digest('hex').slice(0, 12)).toBe(shape);
});
