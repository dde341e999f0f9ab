/** @jest-environment node */
import { inSpan, outgoingTraceparent, recordSpansWith, type FinishedSpan } from './spans.server';

const traceOf = (digit: string) => ({ traceId: digit.repeat(32), spanId: digit.repeat(16) });

afterEach(() => recordSpansWith(undefined));

const record = (takes = (_traceId: string) => true) => {
  const spans: FinishedSpan[] = [];
  recordSpansWith({ takes, record: (span) => spans.push(span) });
  return spans;
};

const span = (name: string) => ({ name, kind: 'internal' as const, attributes: {} });

test('spans are inside each other, and a call names the innermost as its parent', async () => {
  const spans = record();
  const sent = await inSpan(traceOf('a'), span('outer'), (outer) =>
    inSpan(outer, span('inner'), async (inner) => outgoingTraceparent(inner)),
  );
  const [inner, outer] = spans;
  expect([outer?.name, outer?.parentSpanId]).toEqual(['outer', 'a'.repeat(16)]);
  expect([inner?.name, inner?.parentSpanId, inner?.traceId]).toEqual([
    'inner',
    outer?.spanId,
    'a'.repeat(32),
  ]);
  expect(sent).toBe(`00-${'a'.repeat(32)}-${inner?.spanId}-01`);
});

test('a span whose work fails says so, and the failure goes on', async () => {
  const spans = record();
  const failing = () => inSpan(traceOf('a'), span('x'), () => Promise.reject(new Error('no')));
  await expect(failing()).rejects.toThrow('no');
  expect(spans).toMatchObject([{ name: 'x', hasFailed: true }]);
});

test('without a recorder, and for a trace it does not take, the work is done and no more', async () => {
  const work = () => inSpan(traceOf('a'), span('x'), async (trace) => outgoingTraceparent(trace));
  expect(await work()).toBe(`00-${'a'.repeat(32)}-${'a'.repeat(16)}-00`);
  const spans = record((traceId) => traceId.startsWith('b'));
  expect(await work()).toContain('-00');
  expect(spans).toEqual([]);
});
