/** A token bucket; returns whether a token was left. `isOwed`: one is taken in any case, from those to come. */
export const createBucket = (rate: number, burst: number, now: () => number) => {
  let left = burst;
  let at = now();
  return (isOwed = false): boolean => {
    left = Math.min(burst, left + ((now() - at) / 1000) * rate);
    at = now();
    const hasToken = left >= 1;
    if (hasToken || isOwed) left -= 1;
    return hasToken;
  };
};
