/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { inSpan, isRecorded, recordSpansWith } from './spans.server';
import { startSpanExport } from './startSpanExport.server';

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Record<string, unknown>[] }[];
  }[];
}

const servers: http.Server[] = [];
afterEach(() => {
  recordSpansWith(undefined);
  for (const server of servers.splice(0)) server.close();
});

/** Takes OTLP over HTTP as JSON. */
const startReceiver = async (status = 200) => {
  const sent: { path: string | undefined; body: Sent }[] = [];
  const server = http.createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      sent.push({ path: req.url, body: JSON.parse(text) as Sent });
      res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
};

const trace = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const work = () =>
  inSpan(
    trace,
    { name: 'render', kind: 'internal', attributes: { route: '/x', count: 2 } },
    async () => undefined,
  );

test('spans reach a receiver of OTLP when the program ends, with ids, parent and attributes', async () => {
  const { endpoint, sent } = await startReceiver();
  const onFailure = jest.fn();
  const close = await startSpanExport({ endpoint, ratio: 1, serviceName: 'share-site', onFailure });
  await work();
  await close();
  expect(sent.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [{ resource, scopeSpans } = { resource: undefined, scopeSpans: [] }] =
    sent[0]?.body.resourceSpans ?? [];
  expect(resource?.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'share-site' } });
  expect(scopeSpans.flatMap(({ spans }) => spans)).toEqual([
    expect.objectContaining({
      traceId: trace.traceId,
      parentSpanId: trace.spanId,
      name: 'render',
      attributes: [
        { key: 'route', value: { stringValue: '/x' } },
        { key: 'count', value: { intValue: 2 } },
      ],
    }),
  ]);
  expect(onFailure).not.toHaveBeenCalled();
  expect(isRecorded(trace.traceId)).toBe(false);
});

test('a receiver that refuses is a failure, and nothing more', async () => {
  const { endpoint } = await startReceiver(400);
  const onFailure = jest.fn();
  const close = await startSpanExport({ endpoint, ratio: 1, serviceName: 'share-site', onFailure });
  await work();
  await close();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('the share of recorded traces is decided by the id, alike in all programs', async () => {
  const { endpoint } = await startReceiver();
  const options = { endpoint, serviceName: 'x', onFailure: () => undefined };
  const ids = ['00000000', '3fffffff', '40000000', 'ffffffff'].map((end) => 'a'.repeat(24) + end);
  for (const [ratio, taken] of [
    [0, 0],
    [0.25, 2],
    [1, 4],
  ] as const) {
    const close = await startSpanExport({ ...options, ratio });
    expect(ids.filter(isRecorded)).toHaveLength(taken);
    await close();
  }
});
