import { createErrorReport } from '@share/tracking';
import { report } from './statistics';

/** Logs that a part of the page failed; the rest of the page keeps working. */
export const reportFailure = (error: unknown, part: string): void => {
  console.error(error);
  createErrorReport(error, part)
    .then((extras) => report('js_error', { extras }))
    .catch(console.error);
};
