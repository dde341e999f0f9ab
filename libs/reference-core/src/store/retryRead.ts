import { backOff } from '@share/resilience';
import { isLostConnection } from './isLostConnection';

/** Connections that ended together are found out one by one. */
const maxTries = 3;
const pause = { from: 30, to: 120 };

/** Asks PostgreSQL again when the connection has ended; only for queries that may run twice. */
export const retryRead = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  for (let failures = 0; failures < maxTries; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, backOff(pause, failures)));
    }
  }
  return ask();
};
