import { reportError } from '@share/tracking';
import { report } from './statistics';

/** Logs that a part of the page failed; the rest of the page keeps working. */
export const reportFailure = (error: unknown, part: string): void => {
  console.error(error);
  reportError(report, error, part).catch(console.error);
};
