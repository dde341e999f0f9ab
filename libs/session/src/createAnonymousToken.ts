import { resultWithin } from '@share/resilience';
import { toHeaderValue } from './toHeaderValue';

/** The token of a visitor who is not logged in, in memory (spec §4). */
export const createAnonymousToken = (request: () => Promise<string>) => {
  let token = '';
  let pending: Promise<void> | undefined;

  const receive = async () => {
    try {
      // After a tick at the earliest: the API client behind `request` may not be complete yet.
      await Promise.resolve();
      token = toHeaderValue(await request());
    } catch {
      // The next `fetch` tries again.
    } finally {
      pending = undefined;
    }
  };

  /** Callers at the same time share one request. Never rejects. */
  const fetch = (): Promise<void> => (pending ??= receive());

  return {
    get: (): string => token,
    fetch,
    /** Resolves once there is an answer, or after `ms` milliseconds without one. Never rejects. */
    wait: (ms: number): Promise<void> => resultWithin(ms, fetch()),
    drop: (refused: string): void => {
      if (refused === token) token = '';
    },
  };
};
