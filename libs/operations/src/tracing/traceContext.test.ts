/** @jest-environment node */
import { createSpanId, createTraceId, parseTraceparent, toTraceparent } from './traceContext';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

test('a well-formed header is read, whatever its flags', () => {
  expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId });
  expect(parseTraceparent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId });
});

test.each([
  undefined,
  '',
  [`00-${traceId}-${spanId}-01`],
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `01-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId}-${spanId}-01\n`,
  `00-${traceId}-${spanId}-01", "level": 60`,
  `00-${traceId.slice(1)}-${spanId}-01`,
])('%j is no trace', (sent) => {
  expect(parseTraceparent(sent)).toBeUndefined();
});

test('new ids are well-formed and differ', () => {
  const made = toTraceparent({ traceId: createTraceId(), spanId: createSpanId() });
  expect(parseTraceparent(made)).toBeDefined();
  expect(createTraceId()).not.toBe(createTraceId());
  expect(createSpanId()).not.toBe(createSpanId());
});

test('a request whose id is a UUID has one id', () => {
  expect(createTraceId('0af76519-16cd-43dd-8448-eb211c80319c')).toBe(traceId);
  expect(createTraceId('request-0001')).toMatch(/^[0-9a-f]{32}$/);
});
