import type { Fragment } from 'hls.js';

/** How often it looks, in milliseconds. */
const interval = 500;

/** Milliseconds for which playback has stood still, or no bytes have come, before something is done about it. */
const patience = {
  /** hls.js skips most holes itself. */
  hole: 2_000,
  end: 1_000,
  failing: 3_000,
  silent: 6_000,
  lost: 15_000,
};

/** Pause between two looks at the segments ahead. */
const probePause = 4_000;

interface WatchedStream {
  /** The segment that is being loaded. */
  loading: () => Fragment | undefined;
  /** The segment that was tried and does not answer. */
  failing: () => Fragment | undefined;
  isExhausted: () => boolean;
  /** Nothing is left to play from this time on. */
  reachesEnd: (time: number) => boolean;
}

interface WatchHandlers {
  /** It ends where it stands. */
  onEnd: () => void;
  /** Playback has jumped over a hole. */
  onHole: () => void;
  /** This segment does not answer. */
  onSilence: (segment: Fragment) => void;
  onLost: () => void;
}

/** Whether an element should be playing and has nothing to play. */
const standsStill = ({ paused, ended, readyState }: HTMLMediaElement): boolean =>
  !paused && !ended && readyState < 3; /* HAVE_FUTURE_DATA */

/** Where the next buffered range begins. */
const nextRange = ({ buffered, currentTime }: HTMLMediaElement): number | undefined => {
  for (let range = 0; range < buffered.length; range += 1)
    if (buffered.start(range) > currentTime) return buffered.start(range);
  return undefined;
};

/** Looks after a stream that stands still, where hls.js only waits. @returns ends it */
export const watchSegments = (
  element: HTMLMediaElement,
  stream: WatchedStream,
  { onEnd, onHole, onSilence, onLost }: WatchHandlers,
): (() => void) => {
  let standsSince: number | undefined;
  let received: { segment?: Fragment | undefined; bytes: number; at: number } = { bytes: 0, at: 0 };
  let probedAt = -Infinity;

  /** Milliseconds without a byte. */
  const silence = (now: number): number => {
    const segment = stream.loading();
    const bytes = segment?.stats.loaded ?? 0;
    if (segment !== received.segment || bytes !== received.bytes) received = { segment, bytes, at: now };
    return now - received.at;
  };

  /** @returns whether there is a hole that nothing will fill */
  const leaveHole = (): boolean => {
    const next = nextRange(element);
    const segment = stream.loading();
    if (next === undefined || (segment && segment.start < next)) return false;
    element.currentTime = next + 0.1;
    onHole();
    return true;
  };

  const probe = (now: number, silentFor: number, stoodFor: number) => {
    const failing = stoodFor >= patience.failing ? stream.failing() : undefined;
    const segment = failing ?? (silentFor >= patience.silent ? stream.loading() : undefined);
    if (!segment || now - probedAt < probePause) return;
    probedAt = now;
    onSilence(segment);
  };

  const timer = setInterval(() => {
    const now = performance.now();
    const silentFor = silence(now);
    if (!standsStill(element)) {
      standsSince = undefined;
      return;
    }
    standsSince ??= now;
    const stoodFor = now - standsSince;
    if (stoodFor >= patience.end && stream.reachesEnd(element.currentTime)) onEnd();
    else if (stoodFor >= patience.hole && leaveHole()) standsSince = undefined;
    else if (stream.isExhausted() || (stoodFor >= patience.lost && silentFor >= patience.lost)) onLost();
    else probe(now, silentFor, stoodFor);
  }, interval);
  return () => clearInterval(timer);
};
