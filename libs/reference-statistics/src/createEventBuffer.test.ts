import { createFakeSink } from '../testing/createFakeSink';
import { type BufferLimits, createEventBuffer } from './createEventBuffer';
import { RefusedEventsError } from './EventSink';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (limits: Partial<BufferLimits> = {}) => {
  const fake = createFakeSink();
  const lines: [string, object][] = [];
  const buffer = createEventBuffer({
    maxEvents: 10,
    maxCharacters: 1_000,
    batchEvents: 3,
    flushMs: 500,
    ...limits,
    sink: fake.sink,
    logger: { error: (fields, message) => lines.push([message, fields]) },
    now: Date.now,
  });
  const add = (...ids: string[]) => ids.map((id) => buffer.add({ id, day: 0, text: `"${id}"` }));
  return { ...fake, buffer, add, lines };
};

const away = new Error('away');

test('events of many requests are one write, when one has waited long enough', async () => {
  const { add, batches } = open();
  add('a');
  await jest.advanceTimersByTimeAsync(499);
  add('b');
  expect(batches).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([['a', 'b']]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(batches).toHaveLength(1);
});

test('a full batch is written at once, and one at a time', async () => {
  const { add, batches, state, attempts } = open();
  let goOn = () => undefined as void;
  state.hold = new Promise((resolve) => (goOn = resolve));
  add('a', 'b', 'c', 'd', 'e', 'f', 'g');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(attempts()).toBe(1);
  goOn();
  await jest.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
  await jest.advanceTimersByTimeAsync(500);
  expect(batches[2]).toEqual(['g']);
});

test('a full buffer drops what comes last, and says so once a minute with the count', async () => {
  const { add, batches, buffer, lines, state } = open({ maxEvents: 4 });
  state.failWith = away;
  expect(add('a', 'b', 'c', 'd', 'e', 'f')).toEqual([true, true, true, true, false, false]);
  const drops = () => lines.filter(([message]) => message.includes('dropped'));
  const sentence = 'events of statistics were dropped: the buffer is full';
  expect(drops()).toEqual([[sentence, { dropped: 1, total: 1 }]]);
  await jest.advanceTimersByTimeAsync(60_000);
  add('g');
  expect(drops()).toEqual([
    [sentence, { dropped: 1, total: 1 }],
    [sentence, { dropped: 2, total: 3 }],
  ]);
  delete state.failWith;
  expect(await buffer.flush()).toBe(true);
  expect(batches.flat()).toEqual(['a', 'b', 'c', 'd']);
  expect(add('h')).toEqual([true]);
});

test('large events fill it, too, until they are written', async () => {
  const { buffer, lines } = open({ maxCharacters: 100 });
  const addLarge = () => buffer.add({ id: 'a', day: 0, text: 'x'.repeat(60) });
  expect([addLarge(), addLarge()]).toEqual([true, false]);
  expect(lines).toHaveLength(1);
  await buffer.flush();
  expect([addLarge(), addLarge()]).toEqual([true, false]);
});

test('what fails is tried again after growing pauses, in its order, and nothing is lost', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { add, batches, state, attempts, lines } = open();
  state.failWith = away;
  add('a', 'b', 'c');
  const counts: number[] = [];
  for (const ms of [0, 499, 1, 999, 1, 1_999, 1]) {
    await jest.advanceTimersByTimeAsync(ms);
    counts.push(attempts());
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(lines[0]).toEqual(['statistics were not written and are tried again', { err: away, waiting: 3 }]);
  add('d');
  delete state.failWith;
  await jest.advanceTimersByTimeAsync(4_500);
  expect(batches).toEqual([['a', 'b', 'c'], ['d']]);
});

test('an event that is refused does not cost the others of its batch', async () => {
  const { add, batches, buffer, lines, sink } = open({ batchEvents: 8 });
  const { write } = sink;
  sink.write = async (events) => {
    if (events.some(({ id }) => id === 'bad')) throw new RefusedEventsError('no');
    return write(events);
  };
  add('a', 'b', 'bad', 'c', 'd');
  expect(await buffer.flush()).toBe(true);
  expect(batches.flat()).toEqual(['a', 'b', 'c', 'd']);
  expect(lines).toEqual([
    ['events of statistics were dropped: where they are written refuses them', { dropped: 1, total: 1 }],
  ]);
});

test('the end of the process writes what waits, also at the second attempt', async () => {
  const { add, batches, buffer, state } = open();
  add('a', 'b');
  state.failWith = away;
  const closed = buffer.close();
  await jest.advanceTimersByTimeAsync(50);
  delete state.failWith;
  await jest.advanceTimersByTimeAsync(100);
  await closed;
  expect(batches).toEqual([['a', 'b']]);
});

test('the end of the process does not wait for a sink for ever, and says what is lost', async () => {
  const { add, buffer, lines, state } = open();
  add('a', 'b');
  state.hold = new Promise(() => undefined);
  const closed = buffer.close();
  await jest.advanceTimersByTimeAsync(5_001);
  await closed;
  expect(lines).toEqual([
    [
      'events of statistics were dropped: they could not be written before the end of the process',
      { dropped: 2, total: 2 },
    ],
  ]);
});
