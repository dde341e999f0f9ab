import { isMissing } from './isMissing';

/** What a call answers; null when it says that there is no such item (R71). Every other failure stays one. */
export const nullIfMissing = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
