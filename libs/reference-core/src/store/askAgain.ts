import { isLostConnection } from './isLostConnection';

/** Milliseconds before the next tries: connections that ended together are found out one by one. */
const pauses = [10, 50, 200];

/** Asks PostgreSQL again when the connection has ended; only for what may be asked twice. */
export const askAgain = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
};
