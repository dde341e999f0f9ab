import { ApiError, isApiError } from '@share/page-data';

/** Codes of a platform that is overloaded or broken say nothing about an id (R71). */
const isTrouble = (code: number) => code === 429 || (code >= 500 && code < 600);

/**
 * For the call of an item whose id has not been checked, such as a preview: an id that the platform refuses is one it does not have (R79).
 * @throws ApiError that says so, else the error itself
 */
export const missingIfRefused = (error: unknown): never => {
  if (!isApiError(error)) throw error;
  const { kind, message, code, status } = error;
  const isRefused = status === 400 || (kind === 'business' && !isTrouble(code) && status !== 429);
  throw isRefused ? new ApiError({ kind: 'business', message, code: 404, status }) : error;
};
