import { featureDelays } from './featureDelays';

/**
 * Work whose waiting is seen for at least 200 ms, also when it fails, so that nothing flickers (spec §9, fetch minimum delay).
 * Only for what a reader waits for in the browser: not on the server, and not for what came with the page.
 */
export const withMinimumDelay = async <Result>(work: Promise<Result>): Promise<Result> => {
  const waited = new Promise((resolve) => setTimeout(resolve, featureDelays.fetchMinimum));
  try {
    return await work;
  } finally {
    await waited;
  }
};
