import { parseTraceparent } from '@share/operations';
import { toUpstreamHeaders } from './forwardedHeaders';

const request = {
  path: '/peony/v1/x',
  address: '203.0.113.1',
  requestId: 'request-0001',
  traceId: 'a'.repeat(32),
  spanId: undefined,
};

test('the platform learns the trace of the request, whose caller is the site now', () => {
  const spanId = 'b7ad6b7169203331';
  const headers = toUpstreamHeaders({ traceparent: `00-${'c'.repeat(32)}-${spanId}-01` }, request);
  const sent = parseTraceparent(String(headers['traceparent']));
  expect(sent?.traceId).toBe(request.traceId);
  expect(sent?.spanId).not.toBe(spanId);
});

test('a recorded span of the site is the parent of what the platform records', () => {
  const headers = toUpstreamHeaders({}, { ...request, spanId: 'd'.repeat(16) });
  expect(headers['traceparent']).toBe(`00-${request.traceId}-${'d'.repeat(16)}-01`);
});
