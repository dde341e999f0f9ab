import { isApiError } from '@share/page-data';

/**
 * The meaning of a failed call for the user:
 * `refused` the platform answered, and did not do it · `unreachable` there was no usable answer, trying again may help ·
 * `aborted` the page itself cancelled the call.
 */
export interface CallFailure {
  reason: 'refused' | 'unreachable' | 'aborted';
  /** The platform's own message, fit to be shown; empty where it gave none, and for every other reason. */
  message: string;
}

/**
 * The one policy for failed calls. Actions of a visitor say something only when `unreachable` (spec §8, R24); forms whose
 * refusals are shown (spec §8: code, login) say `message` first.
 * @throws the error itself when it is no `ApiError`: a fault of the code is not an outcome
 */
export const toCallFailure = (error: unknown): CallFailure => {
  if (!isApiError(error)) throw error;
  switch (error.kind) {
    case 'business':
    case 'unauthorized':
    case 'server':
      return { reason: 'refused', message: error.platformMessage };
    case 'network':
    case 'timeout':
    case 'contract':
      return { reason: 'unreachable', message: '' };
    case 'aborted':
      return { reason: 'aborted', message: '' };
    default:
      return error.kind satisfies never;
  }
};
