import type { PlatformLogger } from '@share/reference-core';
import { backOff, resultWithin } from '@share/resilience';
import { createDropCount } from './createDropCount';
import type { EventSink, ReceivedEvent } from './EventSink';
import { writeTaken } from './writeTaken';

/** How many events wait, and for how long. */
export interface BufferLimits {
  /** Events that wait at most; further ones are dropped. */
  maxEvents: number;
  /** Characters of waiting events at most. */
  maxCharacters: number;
  /** Events that are written at once. */
  batchEvents: number;
  /** Milliseconds for which an event waits for others. */
  flushMs: number;
}

export const defaultBufferLimits: BufferLimits = {
  maxEvents: 50_000,
  maxCharacters: 64_000_000,
  batchEvents: 2_000,
  flushMs: 500,
};

interface EventBufferOptions extends BufferLimits {
  sink: EventSink;
  logger: Pick<PlatformLogger, 'error'> | undefined;
  /** Milliseconds. */
  now: () => number;
}

/** Events between their request and their sink. */
export interface EventBuffer {
  /** False, and counted, when it is full: the newest events are dropped, which are not confirmed yet. */
  add(event: ReceivedEvent): boolean;
  /** Resolves with whether all events are written; with false after the first failure, whose events wait on. */
  flush(): Promise<boolean>;
  /** How many events wait. */
  waiting(): number;
  /** Takes no further events, and gives up after some seconds. */
  close(): Promise<void>;
}

const pause = { from: 500, to: 30_000, spread: 0.5 };

/** How long the end of a process waits for a sink. */
const closeMs = 5_000;
const closePause = { from: 100, to: 1_000 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Collects events of many requests and writes them in batches, one after another. A batch that fails is tried again after a pause. */
export const createEventBuffer = ({
  sink,
  logger,
  now,
  maxEvents,
  maxCharacters,
  batchEvents,
  flushMs,
}: EventBufferOptions): EventBuffer => {
  const waiting: ReceivedEvent[] = [];
  let characters = 0;
  let failures = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<boolean> | undefined;
  const countDrops = (reason: string) => createDropCount({ reason, logger, now });
  const overflow = countDrops('the buffer is full');
  const refused = countDrops('where they are written refuses them');
  const unwritten = countDrops('they could not be written before the end of the process');

  const writeBatch = async (): Promise<boolean> => {
    const batch = waiting.slice(0, batchEvents);
    try {
      await writeTaken(sink, batch, () => refused.add(1));
    } catch (err) {
      failures += 1;
      logger?.error({ err, waiting: waiting.length }, 'statistics were not written and are tried again');
      return false;
    }
    failures = 0;
    waiting.splice(0, batch.length);
    for (const { text } of batch) characters -= text.length;
    return true;
  };

  const writeNext = (): Promise<boolean> => {
    writing ??= writeBatch().finally(() => {
      writing = undefined;
      schedule();
    });
    return writing;
  };

  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** Plans the next write: at once for a full batch, unless the last one failed. */
  const schedule = (): void => {
    if (isClosed || writing || waiting.length === 0) return;
    if (failures === 0 && waiting.length >= batchEvents) {
      stopTimer();
      void writeNext();
      return;
    }
    timer ??= setTimeout(
      () => {
        timer = undefined;
        void writeNext();
      },
      failures > 0 ? backOff(pause, failures - 1) : flushMs,
    );
  };

  const flush = async (): Promise<boolean> => {
    stopTimer();
    while (waiting.length > 0) if (!(await writeNext())) return false;
    return true;
  };

  const flushUntil = async (isOver: () => boolean): Promise<void> => {
    for (let tries = 0; !isOver() && !(await flush()); tries += 1) await wait(backOff(closePause, tries));
  };

  return {
    add: (event) => {
      const isFull = waiting.length >= maxEvents || characters + event.text.length > maxCharacters;
      if (isClosed || isFull) {
        (isClosed ? unwritten : overflow).add(1);
        return false;
      }
      waiting.push(event);
      characters += event.text.length;
      schedule();
      return true;
    },
    flush,
    waiting: () => waiting.length,
    close: async () => {
      isClosed = true;
      let isOver = false;
      await resultWithin(
        closeMs,
        flushUntil(() => isOver),
      );
      isOver = true;
      if (waiting.length > 0) unwritten.add(waiting.length);
      for (const drops of [overflow, refused, unwritten]) drops.log();
    },
  };
};
