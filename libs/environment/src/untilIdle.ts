import { idleTimeoutMs } from './environmentConstants';

/** The wait in Safari, which has no requestIdleCallback. */
const pauseMs = 200;

/** Resolves when the browser has nothing to do, at the latest after 2 s: a page that plays or moves has no idle moment. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
    else window.setTimeout(resolve, pauseMs);
  });
