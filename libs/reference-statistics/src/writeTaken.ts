import { type EventSink, type ReceivedEvent, RefusedEventsError } from './EventSink';

/** Writes a batch without the events that are refused: they are looked for by halves, so that one does not cost the others. */
export const writeTaken = async (
  sink: EventSink,
  batch: readonly ReceivedEvent[],
  onRefused: (event: ReceivedEvent) => void,
): Promise<void> => {
  try {
    await sink.write(batch);
  } catch (error) {
    const [first] = batch;
    if (!(error instanceof RefusedEventsError) || !first) throw error;
    if (batch.length === 1) return onRefused(first);
    const half = Math.ceil(batch.length / 2);
    await writeTaken(sink, batch.slice(0, half), onRefused);
    await writeTaken(sink, batch.slice(half), onRefused);
  }
};
