import net from 'node:net';
import { closeServers, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';
import { parsePolicyReport } from './createReportCollector';

afterEach(closeServers);

const report = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://share.example.com/davmu/share/news/secret-article',
    'violated-directive': 'script-src',
    'blocked-uri': 'https://evil.example/x.js?who=me',
  },
});
const send = (url: string, body: string | Buffer, type = 'application/csp-report') =>
  sendRaw(url, '/-/csp', { method: 'POST', body, headers: { 'content-type': type } });

test('both report formats are read, and only directive and origin are logged', () => {
  expect(parsePolicyReport(report)).toEqual([{ directive: 'script-src', blocked: 'https://evil.example' }]);
  const list = [
    { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } },
    { type: 'deprecation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
    { body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
    { type: 'csp-violation' },
    null,
  ];
  expect(parsePolicyReport(JSON.stringify(list))).toEqual([{ directive: 'img-src', blocked: 'inline' }]);
});

test('an unknown directive in a report never becomes a label of the metrics', () => {
  const named = ['style-src-attr', 'frame-ancestors', 'unknown-7', 'script-src-', '__proto__', 7];
  const list = named.map((effectiveDirective) => ({ type: 'csp-violation', body: { effectiveDirective } }));
  expect(parsePolicyReport(JSON.stringify(list)).map(({ directive }) => directive)).toEqual([
    'style-src-attr',
    'frame-ancestors',
    'other',
    'other',
    'other',
    'other',
  ]);
});

test.each(['', 'null', '7', '{', '[1]', '{"csp-report":"x"}'])('%j contains no report', (text) => {
  expect(parsePolicyReport(text)).toEqual([]);
});

test('a report is counted and logged without the address of the page', async () => {
  const { url, adminUrl, log } = await startSite();
  const { status } = await send(url, report);
  expect(status).toBe(204);
  expect(JSON.stringify(log)).toContain('https://evil.example');
  expect(JSON.stringify(log)).not.toMatch(/secret-article|who=me/);
  const metrics = await sendRaw(adminUrl, '/metrics');
  expect(metrics.body.toString()).toContain('share_csp_reports_total{directive="script-src"} 1');
});

test('other methods, other media types and reports above 8 KiB are refused', async () => {
  const { url } = await startSite();
  expect((await sendRaw(url, '/-/csp')).status).toBe(405);
  expect((await send(url, report, 'text/plain')).status).toBe(415);
  expect((await send(url, Buffer.alloc(9_000, 'a'))).status).toBe(413);
});

test('a browser that goes away while it reports is no failure', async () => {
  const { port, log, close } = await startSite();
  const head =
    'POST /-/csp HTTP/1.1\r\nHost: a\r\nContent-Type: application/csp-report\r\nContent-Length: 99\r\n\r\n';
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write(`${head}{"csp-report":`, () => setTimeout(() => socket.resetAndDestroy(), 50)),
  );
  while (!log.some(({ msg }) => msg === 'request')) await new Promise((resolve) => setTimeout(resolve, 10));
  await close();
  expect(log.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test('reports beyond the limit of a client network are refused', async () => {
  const { url } = await startSite({}, { RATE_LIMIT_CSP_REPORTS: '3', TRUSTED_PROXIES: '127.0.0.1' });
  const from = (address: string) =>
    sendRaw(url, '/-/csp', {
      method: 'POST',
      body: report,
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': address },
    });
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await from('203.0.113.7')).status);
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  expect((await from('198.51.100.7')).status).toBe(204);
});

test('the limit counts reports, of which a request may have many', async () => {
  const { url, log, close } = await startSite({}, { RATE_LIMIT_CSP_REPORTS: '4' });
  const violation = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } };
  const sendMany = (count: number) =>
    send(url, JSON.stringify(Array(count).fill(violation)), 'application/reports+json');
  expect((await sendMany(3)).status).toBe(204);
  expect((await sendMany(20)).status).toBe(204);
  expect((await sendMany(1)).status).toBe(429);
  await close();
  expect(log.filter(({ msg }) => msg === 'policy violation')).toHaveLength(4);
});
