import { parseTraceparent } from '@share/operations';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteSettings } from '@share/site-server';
import { createPlatform } from './createPlatform.server';

const nowhere = 'http://127.0.0.1:9';
const settings = { apiBaseUrl: nowhere, innerBaseUrl: nowhere, authScheme: '' } as SiteSettings;

test('every request has services of its own: what the islands of a page share belongs to one page', () => {
  const platform = createPlatform(settings, () => undefined);
  const [first, second] = [1, 2].map(() => platform.forRequest({ kind: 'item', family: 'peony' }));
  expect(first).not.toBe(second);
  expect(platform.withoutCalls()).not.toBe(platform.withoutCalls());
});

test('the calls of a preview and of a media account are other ones', () => {
  const platform = createPlatform(settings, () => undefined);
  const { api } = platform.forRequest({ kind: 'item', family: 'peony' });
  expect(platform.forRequest({ kind: 'item', family: 'mp' }).api).not.toBe(api);
  const preview = platform.forRequest({ kind: 'preview', family: 'peony' }).api;
  expect(preview.getContentDetail).not.toBe(api.getContentDetail);
});

test('calls of a page name its trace, and others none', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((req, res) => {
    if (req.url?.includes('/group')) seen.push(parseTraceparent(req.headers.traceparent)?.traceId);
    res.end('{"code":0,"message":"","data":{"list":[]}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { forRequest } = createPlatform({ ...settings, apiBaseUrl: url }, () => undefined);
  const traces = ['a', 'b'].map((digit) => ({ traceId: digit.repeat(32), spanId: digit.repeat(16) }));
  for (const trace of [...traces, undefined])
    await forRequest({ kind: 'page', family: 'peony' }, trace).api.getGroups();
  expect(seen).toEqual(['a'.repeat(32), 'b'.repeat(32), undefined]);
  server.closeAllConnections();
  server.close();
});
