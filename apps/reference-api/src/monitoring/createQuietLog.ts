import type { PlatformLogger } from '@share/reference-platform';

const logEveryMs = 60_000;

/**
 * Logs what may happen often, and what anybody can cause: the first time at once, then at most a line a minute, with how many there were
 * since the line before.
 * @param now monotonic milliseconds
 */
export const createQuietLog = (
  logger: Pick<PlatformLogger, 'error'>,
  message: string,
  now = () => performance.now(),
): ((fields: object) => void) => {
  let count = 0;
  let loggedAt = -Infinity;
  return (fields) => {
    count += 1;
    if (now() - loggedAt < logEveryMs) return;
    logger.error({ ...fields, count }, message);
    loggedAt = now();
    count = 0;
  };
};
