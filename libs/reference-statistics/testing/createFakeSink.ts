import type { EventSink, ReceivedEvent } from '../src/EventSink';

/** A sink that remembers its batches, and fails or hangs on demand. */
export const createFakeSink = () => {
  const batches: string[][] = [];
  const state: { failWith?: Error; refuses?: string; hold?: Promise<void> } = {};
  let attempts = 0;
  const sink: EventSink = {
    write: async (events: readonly ReceivedEvent[]) => {
      attempts += 1;
      await state.hold;
      if (state.failWith) throw state.failWith;
      batches.push(events.map(({ id }) => id));
    },
  };
  return { sink, state, batches, attempts: () => attempts };
};
