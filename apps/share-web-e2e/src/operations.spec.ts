import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from './support/pages';
import { readQueries, readSamples, readSelectors } from './support/queriedMetrics';
import { startSpanReceiver, type SpanReceiver } from './support/startSpanReceiver';
import { freePort, startProgram, startSite, type RunningProgram } from './support/startSite';
import { expect, test } from './support/visitor';

const tag = ['@operations'];

let folder: string;
let platform: RunningProgram;
let site: RunningProgram;
let adminPorts: number[];
let receiver: SpanReceiver;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  const port = await freePort();
  adminPorts = [await freePort(), await freePort()];
  receiver = await startSpanReceiver();
  const json = { REQUEST_LOG: 'json', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  platform = await startProgram('apps/reference-api/dist/main.js', port, {
    REFERENCE_API_PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    REFERENCE_ADMIN_PORT: String(adminPorts[0]),
    ...json,
  });
  site = await startSite(await freePort(), platform.url, { ADMIN_PORT: String(adminPorts[1]), ...json });
});
test.afterAll(async () => {
  await site?.stop();
  await platform?.stop();
  receiver?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Lines of requests in the log. */
const requestsOf = ({ output }: RunningProgram) =>
  output()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line) as { requestId: string; traceId: string; route: string });

const linesWith = (program: RunningProgram, traceId: string) =>
  requestsOf(program).filter((line) => line.traceId === traceId);

test(
  'a page, its calls and their answers are found by one id in the logs of both programs',
  { tag },
  async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    expect((await fetch(site.url + pages.article, { headers: { traceparent } })).status).toBe(200);
    await expect.poll(() => linesWith(site, traceId).length).toBe(1);
    await expect
      .poll(() => linesWith(platform, traceId).map(({ route }) => route))
      .toContain('/peony/v1/content/{post_id}');
  },
);

test(
  'so is a call that the site passes on; without an id it gets one, and a hostile one is replaced',
  { tag },
  async () => {
    const hostile = '00-"}{\\"level\\":60-b7ad6b7169203331-01';
    for (const headers of [undefined, { traceparent: hostile }]) {
      const answer = await fetch(`${site.url}/peony/v1/app/info`, headers && { headers });
      const requestId = answer.headers.get('x-request-id');
      const ofSite = () => requestsOf(site).filter((line) => line.requestId === requestId);
      await expect.poll(() => ofSite().length).toBe(1);
      const [{ traceId } = { traceId: '' }] = ofSite();
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      await expect
        .poll(() => linesWith(platform, traceId).map((line) => line.requestId))
        .toEqual([requestId]);
    }
  },
);

test(
  'the request, the render and the calls of a page are spans of one trace in both programs',
  { tag },
  async () => {
    const traceId = '1af7651916cd43dd8448eb211c80319c';
    const spanId = 'b7ad6b7169203331';
    const headers = { traceparent: `00-${traceId}-${spanId}-01` };
    await fetch(site.url + pages.ofMediaAccount, { headers });
    const find = (service: string, name: string) =>
      receiver
        .spans()
        .find((span) => span.traceId === traceId && span.service === service && span.name === name);
    const call = 'GET /guzzle/v1/content/{post_id}';
    // Both send what they have every few seconds.
    await expect
      .poll(() => find('share-platform', call) && find('share-site', 'GET /:actor/:type/*'), {
        timeout: 30_000,
      })
      .toBeDefined();
    const request = find('share-site', 'GET /:actor/:type/*');
    const render = find('share-site', 'render');
    const client = find('share-site', call);
    expect(request?.parentSpanId).toBe(spanId);
    expect(render?.parentSpanId).toBe(request?.spanId);
    expect(client?.parentSpanId).toBe(render?.spanId);
    expect(find('share-platform', call)?.parentSpanId).toBe(client?.spanId);
    // Names are templates, and no attribute has an address.
    expect(JSON.stringify(receiver.spans())).not.toContain('mpaccnt1');
  },
);

test('alerts and dashboard query only what both programs print', { tag }, async () => {
  await fetch(site.url + pages.article);
  await fetch(`${site.url}/davmu/share/none/none`);
  const printed = readSamples(
    (
      await Promise.all(
        adminPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
      )
    ).join('\n'),
  );
  const ofPrometheus = ['job', 'instance', 'le'];
  const queries = readQueries();
  expect(queries.length).toBeGreaterThan(40);
  for (const { name, expr } of queries) {
    const selectors = readSelectors(expr);
    expect(selectors, `${name} reads no metric`).not.toHaveLength(0);
    for (const { metric, labels } of selectors.filter((selector) => selector.metric !== 'up')) {
      const known = printed.get(metric);
      expect(known, `${name} reads ${metric}, which is not printed`).toBeDefined();
      // Of metrics without a sample so far the labels are not known.
      const unknown = labels.filter(
        (label) => !ofPrometheus.includes(label) && known?.size && !known.has(label),
      );
      expect(unknown, `${name} reads labels that ${metric} does not have`).toEqual([]);
    }
  }
});
