/** At most `count` writes in any `seconds`. */
export interface RateLimit {
  count: number;
  seconds: number;
}

/** Writes that count as if all of them had been made at `at` (milliseconds). */
export interface RateBucket {
  at: number;
  writes: number;
}

/** A rule that allows more writes than this is counted in so many steps of its time, and any other write by write. */
const steps = 60;

const stepOf = ({ count, seconds }: RateLimit): number => (count > steps ? (seconds * 1000) / steps : 1);

/** Milliseconds for which a write may count: the time of the rule, and a step because a step counts from its end. */
export const countedFor = (rule: RateLimit): number => rule.seconds * 1000 + stepOf(rule);

/**
 * Seconds until the rule allows another write; none when that is not above 0.
 *
 * @param buckets newest first
 * @param now milliseconds
 */
const secondsToWait = (
  buckets: readonly RateBucket[],
  { count, seconds }: RateLimit,
  now: number,
): number => {
  let writes = 0;
  for (const bucket of buckets) {
    writes += bucket.writes;
    if (writes >= count) return Math.ceil((bucket.at + seconds * 1000 - now) / 1000);
  }
  return 0;
};

/** The buckets with a write more, and without those that no longer count: sixty and one at most. */
const addWrite = (buckets: readonly RateBucket[], rule: RateLimit, now: number): RateBucket[] => {
  const step = stepOf(rule);
  const at = Math.ceil(now / step) * step;
  const earlier = buckets.filter((bucket) => bucket.at !== at && bucket.at + rule.seconds * 1000 > now);
  const same = buckets.find((bucket) => bucket.at === at);
  return [{ at, writes: (same?.writes ?? 0) + 1 }, ...earlier];
};

/** A write by several rules: their buckets with it, or, where one refuses it, the seconds to wait. */
export const countWrite = (
  counted: readonly RateBucket[][],
  rules: readonly RateLimit[],
  now: number,
): { counted: RateBucket[][] } | { wait: number } => {
  const wait = Math.max(...rules.map((rule, index) => secondsToWait(counted[index] ?? [], rule, now)));
  if (wait > 0) return { wait };
  return { counted: rules.map((rule, index) => addWrite(counted[index] ?? [], rule, now)) };
};
