import type { RateLimit } from '@share/reference-core';
import { createFakeSink } from '../testing/createFakeSink';
import { createStatistics } from './createStatistics';
import type { EventSink, ReceivedEvent } from './EventSink';

const now = Date.UTC(2026, 10, 21, 2);
const day = 20_778;

const toEvent = (event_id: string | undefined, timestamp = now / 1000) => ({
  ...(event_id && { event_id }),
  timestamp,
  version: 1 as const,
  terminal: 'wap' as const,
  tid: 'wetland1',
  behavior: 'click',
});

const open = (options: { sink?: EventSink; perNetwork?: readonly RateLimit[]; maxEvents?: number } = {}) => {
  const written: ReceivedEvent[] = [];
  const sink: EventSink = { write: async (events) => void written.push(...events) };
  const statistics = createStatistics({
    sink: options.sink ?? sink,
    now: () => now,
    createId: () => 'created',
    ...(options.perNetwork && { beaconRules: { perNetwork: options.perNetwork } }),
    ...(options.maxEvents && { bufferLimits: { maxEvents: options.maxEvents } }),
  });
  return { statistics, written };
};

test('an event is written with its id and when it was received', async () => {
  const { statistics, written } = open();
  expect(statistics.receive([toEvent('a'), toEvent(undefined)], 'n')).toEqual({ accepted: 2, repeated: 0 });
  await statistics.flush();
  expect(written.map(({ id }) => id)).toEqual(['a', 'created']);
  expect(JSON.parse(written[0]?.text ?? '')).toEqual({ ...toEvent('a'), id: 'a', received_at: now });
});

test('an event that is sent again is repeated, before it is written and after', async () => {
  const { statistics, written } = open();
  statistics.receive([toEvent('a')], 'n');
  expect(statistics.receive([toEvent('a'), toEvent('b')], 'n')).toEqual({ accepted: 1, repeated: 1 });
  await statistics.flush();
  expect(statistics.receive([toEvent('a')], 'n')).toEqual({ accepted: 0, repeated: 1 });
  await statistics.flush();
  expect(written.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('an event that was dropped is no repeated one when it is sent again', async () => {
  const { statistics, written } = open({ maxEvents: 1 });
  expect(statistics.receive([toEvent('a'), toEvent('b')], 'n')).toEqual({ accepted: 1, repeated: 0 });
  await statistics.flush();
  expect(statistics.receive([toEvent('b')], 'n')).toEqual({ accepted: 1, repeated: 0 });
  await statistics.flush();
  expect(written.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('what is received neither waits for the sink nor fails with it', async () => {
  const { sink, state, attempts } = createFakeSink();
  const { statistics } = open({ sink });
  state.failWith = new Error('away');
  statistics.receive([toEvent('a')], 'n');
  expect(await statistics.flush()).toBe(false);
  state.hold = new Promise(() => undefined);
  expect(statistics.receive([toEvent('b')], 'n')).toEqual({ accepted: 1, repeated: 0 });
  void statistics.flush();
  expect(statistics.receive([toEvent('c'), toEvent('a')], 'n')).toEqual({ accepted: 1, repeated: 1 });
  expect(attempts()).toBe(2);
});

const hours = 3_600;
test.each([
  ['its own', 0, day],
  ['the day before, when it comes late', -3 * hours, day - 1],
  ['the day after, when the clock of the visitor is ahead', 23 * hours, day + 1],
  ['the day it was received, when that clock is wrong', -60 * 24 * hours, day],
  ['the day it was received, when that clock is far ahead', 60 * 24 * hours, day],
])('the day of an event is %s', async (_which, seconds, expected) => {
  const { statistics, written } = open();
  statistics.receive([toEvent('a', now / 1000 + seconds)], 'n');
  await statistics.flush();
  expect(written[0]?.day).toBe(expected);
});

test('a network that sends too often waits, and a reset forgets it', async () => {
  const { statistics } = open({ perNetwork: [{ count: 2, seconds: 60 }] });
  statistics.receive([toEvent('a'), toEvent('b'), toEvent('c')], 'n');
  statistics.receive([toEvent('d')], 'n');
  expect(() => statistics.receive([toEvent('e')], 'n')).toThrow(
    expect.objectContaining({ status: 429, retryAfter: 60 }),
  );
  expect(statistics.receive([toEvent('e')], 'other')).toEqual({ accepted: 1, repeated: 0 });
  await statistics.reset();
  expect(statistics.receive([toEvent('a')], 'n')).toEqual({ accepted: 1, repeated: 0 });
});
