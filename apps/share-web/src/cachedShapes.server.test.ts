import { createHash } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryStore, createReferencePlatform, demoLinks, seedStore } from '@share/reference-platform';
import { dataVersion } from './compose/cachedKinds';
import { createSite } from './createSite.server';

jest.mock('@share/page-document/before-paint?inline-script', () => ({ text: '' }), { virtual: true });

/** Every path in the data of each kind, with the type of what is there. */
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
const reference = createReferencePlatform({ store });
const platform = http.createServer(getRequestListener(reference.fetch));

test('data of another shape have another version, so that no instance reads those of a release before', async () => {
  // What is shown of a room or an activity depends on the time.
  jest.useFakeTimers({ now, doNotFake: allButDate });
  await seedStore(store, { now });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const env = { PORT: '0', ADMIN_PORT: '0', DRAIN_MS: '0', REQUEST_LOG: 'off', API_BASE_URL: address };
  // A busy machine is no platform that fails: pages wait for all their parts.
  const waits = { UPSTREAM_PRIMARY_MS: '10000', UPSTREAM_SECONDARY_MS: '10000', PAGE_DEADLINE_MS: '20000' };
  const { server } = createSite(
    { ...env, ...waits },
    { entry: '/entry.js', traditional: '/t.js', logo: '/logo.svg', styleSheets: [], release: 'test' },
  );
  const { url } = await server.listen();
  try {
    for (const { path } of demoLinks) await (await fetch(url + path, { redirect: 'manual' })).arrayBuffer();
  } finally {
    await server.close();
    platform.closeAllConnections();
    platform.close();
    jest.useRealTimers();
  }
  const shapes = [...mockShapes].sort().join('\n');
  if (process.env['PRINT_SHAPES']) process.stdout.write(`${shapes}\n`);
  const [, shape] = dataVersion.split('-');
  expect(createHash('sha256').update(shapes).digest('hex').slice(0, 12)).toBe(shape);
}, 120_000);
