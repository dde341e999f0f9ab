import { isApiError } from '@share/api-client';
import { sessionConstants } from '@share/session';

/**
 * What a reader is told when an action failed. A refusal of the platform ends it silently; only a missing answer is told
 * (spec §8, R24).
 * @throws what is not a failure of a call
 */
export const toFailureMessage = (error: unknown): string | undefined => {
  if (!isApiError(error)) throw error;
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'contract':
      return sessionConstants.networkMessage;
    case 'business':
    case 'unauthorized':
    case 'server':
    case 'aborted':
      return undefined;
  }
};
