/** Calls are counted in spans of a second; the newest ten are looked at. */
const spanMs = 1_000;
const spanCount = 10;
const minCalls = 20;
const maxFailedShare = 0.5;
const probeMs = 5_000;

interface Span {
  second: number;
  calls: number;
  failures: number;
}

/**
 * A circuit breaker: opens when at least half of at least 20 calls within 10 s failed, and lets one call through every 5 s
 * until one succeeds.
 *
 * opossum 9 would cost little more (0.7 µs a call), but keeps a timer running for each breaker and counts a call that its own
 * caller cancelled as an answer, or as a failure; here it is neither.
 * @param now monotonic milliseconds
 */
export const createBreaker = (now: () => number) => {
  let spans: Span[] = [];
  /** When the next call may pass; undefined while closed. */
  let probeAt: number | undefined;

  const spanNow = (): Span => {
    const second = Math.floor(now() / spanMs);
    const newest = spans.at(-1);
    if (newest?.second === second) return newest;
    const span = { second, calls: 0, failures: 0 };
    spans = [...spans.filter((each) => each.second > second - spanCount), span];
    return span;
  };

  const isFailing = (): boolean => {
    let calls = 0;
    let failures = 0;
    for (const span of spans) {
      calls += span.calls;
      failures += span.failures;
    }
    return calls >= minCalls && failures >= calls * maxFailedShare;
  };

  return {
    /** Whether a call may be made. While open, a true answer is the probe: the call has to be made. */
    mayCall(): boolean {
      if (probeAt === undefined) return true;
      if (now() < probeAt) return false;
      probeAt = now() + probeMs;
      return true;
    },
    succeeded(): void {
      if (probeAt !== undefined) {
        probeAt = undefined;
        spans = [];
      }
      spanNow().calls += 1;
    },
    failed(): void {
      const span = spanNow();
      span.calls += 1;
      span.failures += 1;
      if (probeAt === undefined && isFailing()) probeAt = now() + probeMs;
    },
  };
};
