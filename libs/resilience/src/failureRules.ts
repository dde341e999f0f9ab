import type { FailureRule } from './createBreaker';

interface Span {
  index: number;
  attempts: number;
  failures: number;
}

interface ShareOptions {
  /** Attempts within this time are looked at; they are counted in ten steps of it. Milliseconds. */
  withinMs: number;
  /** With fewer attempts nothing is broken. */
  minAttempts: number;
  /** 0 to 1. */
  maxFailedShare: number;
  /** Monotonic milliseconds. */
  now: () => number;
}

const spanCount = 10;

/** Broken when at least this share of enough attempts has failed lately. */
export const failedShare = ({ withinMs, minAttempts, maxFailedShare, now }: ShareOptions): FailureRule => {
  let spans: Span[] = [];

  const currentSpan = (): Span => {
    const index = Math.floor((now() / withinMs) * spanCount);
    const newest = spans[spans.length - 1];
    if (newest?.index === index) return newest;
    const span = { index, attempts: 0, failures: 0 };
    spans = [...spans.filter((each) => each.index > index - spanCount), span];
    return span;
  };
  const sum = (of: 'attempts' | 'failures') => spans.reduce((total, span) => total + span[of], 0);

  return {
    count(hasFailed) {
      const span = currentSpan();
      span.attempts += 1;
      if (hasFailed) span.failures += 1;
    },
    isBroken: () => sum('attempts') >= minAttempts && sum('failures') >= sum('attempts') * maxFailedShare,
    reset() {
      spans = [];
    },
  };
};

interface InARowOptions {
  minFailures: number;
  /** Failures of a shorter time, such as many commands that met the same stall, break nothing. Milliseconds. */
  minMs: number;
  /** Monotonic milliseconds. */
  now: () => number;
}

/** Broken when every attempt has failed for a while. */
export const failuresInARow = ({ minFailures, minMs, now }: InARowOptions): FailureRule => {
  let failures = 0;
  let failingSince = 0;
  return {
    count(hasFailed) {
      if (failures === 0) failingSince = now();
      failures = hasFailed ? failures + 1 : 0;
    },
    isBroken: () => failures >= minFailures && now() - failingSince >= minMs,
    reset() {
      failures = 0;
    },
  };
};
