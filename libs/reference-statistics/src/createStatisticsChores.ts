import { type Chore, dayMs, dayOf, type PlatformLogger, type Store } from '@share/reference-core';
import type { EventSink } from './EventSink';

interface StatisticsChoresOptions {
  store: Store;
  sink: EventSink;
  /** Days for which events are stored. */
  days: number;
  /** Milliseconds. */
  now: () => number;
  logger?: Pick<PlatformLogger, 'info'> | undefined;
}

/** What housekeeping does for statistics. Events of the store go also when they are written elsewhere now. */
export const createStatisticsChores = ({
  store,
  sink,
  days,
  now,
  logger,
}: StatisticsChoresOptions): Chore[] => {
  const oldest = () => dayOf(now() - days * dayMs);
  return [
    { name: 'coming days of statistics', run: async () => sink.prepare?.(dayOf(now())) },
    {
      name: 'old days of statistics',
      run: async () => {
        await sink.removeBefore?.(oldest());
        const removed = await store.events.removeBefore(oldest());
        if (removed) logger?.info({ days: removed }, 'old days of statistics removed');
      },
    },
  ];
};
