/** A page that plays or moves all the time has no idle moment. */
const longestWaitMs = 2000;
/** Safari has no requestIdleCallback. */
const pauseMs = 200;

/** Resolves when the browser has nothing to do, at the latest after 2 s. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else window.setTimeout(resolve, pauseMs);
  });
