import { featureDelays } from './environmentConstants';

/**
 * Settles no sooner than 200 ms from now, also when the work fails, so that a loading state does not flicker (spec §9, fetch
 * minimum delay). Only for work that a visitor waits for in the browser.
 */
export const withMinimumDelay = async <Result>(work: Promise<Result>): Promise<Result> => {
  const minimumDelay = new Promise((resolve) => setTimeout(resolve, featureDelays.fetchMinimum));
  try {
    return await work;
  } finally {
    await minimumDelay;
  }
};
