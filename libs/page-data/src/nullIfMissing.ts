import { isMissing } from './ApiError';

/** The result of a call; null when the platform says that there is no such item (R71). Every other failure is thrown. */
export const nullIfMissing = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
