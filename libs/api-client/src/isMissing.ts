import { isApiError } from './ApiError';

const missingCodes = new Set([1001, 404, 410]);
const missingStatuses = new Set([404, 410]);

/**
 * Whether the failure of an item's own call means that there is no such item (R71). Every other failure says nothing about
 * the item: the platform is overloaded, broken or refuses to answer.
 */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) &&
  (missingStatuses.has(error.status) || (error.kind === 'business' && missingCodes.has(error.code)));
