import { isRefusal } from './SessionPlatform';
import { sessionConstants } from './sessionConstants';

const { accountNotReadyCode, loginRetries, loginRetryDelayMs } = sessionConstants;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isNotReady = (error: unknown): boolean => isRefusal(error) && error.code === accountNotReadyCode;

/** Does the step again while the platform answers 402: up to 3 retries, 100 ms apart (spec §4, R21). Rejects as the last one. */
export const retryWhileNotReady = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isNotReady(error) || retries === loginRetries) throw error;
      await wait(loginRetryDelayMs);
    }
  }
};
