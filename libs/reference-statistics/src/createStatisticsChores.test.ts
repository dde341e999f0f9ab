import { createHousekeeping, createMemoryStore, dayMs } from '@share/reference-core';
import { createStatisticsChores } from './createStatisticsChores';
import { createDatabaseSink } from './sinks/createDatabaseSink';

const day = 20_778;

test('a round prepares the coming days, and removes whole days that are older than they may be', async () => {
  const store = createMemoryStore();
  const prepared: (readonly number[])[] = [];
  const removedFiles: number[] = [];
  const events = {
    ...store.events,
    prepare: async (days: readonly number[]) => void prepared.push(days),
  };
  const sink = {
    ...createDatabaseSink({ events }),
    removeBefore: async (oldest: number) => void removedFiles.push(oldest),
  };
  for (const on of [day - 31, day - 30, day - 29, day])
    await store.events.insert(on, [JSON.stringify({ id: `${on}` })]);
  const lines: [string, object][] = [];
  const logger = {
    info: (fields: object, message: string) => void lines.push([message, fields]),
    error: fail,
  };
  const chores = createStatisticsChores({ store, sink, days: 30, now: () => day * dayMs + 7, logger });
  expect(await createHousekeeping({ store, retentions: [], chores, logger }).runRound()).toBe(true);
  expect(prepared).toEqual([[day - 1, day, day + 1, day + 2]]);
  expect(removedFiles).toEqual([day - 30]);
  expect(await store.events.listNewest(9)).toEqual([day - 30, day - 29, day].map((on) => ({ id: `${on}` })));
  expect(lines).toEqual([['old days of statistics removed', { days: 1 }]]);
});

function fail(): never {
  throw new Error('nothing fails here');
}
