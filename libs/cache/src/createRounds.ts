/** Resolves in a round of the event loop of its own. */
export type NextRound = () => Promise<void>;

/**
 * Creates the function that spreads work over rounds of the event loop, one piece in each: requests that have arrived meanwhile are
 * answered in between. Without it the pages whose data arrive together would be put together in one go.
 */
export const createRounds = (): NextRound => {
  const waiting: (() => void)[] = [];
  const startNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  return () =>
    new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(startNext);
    });
};
