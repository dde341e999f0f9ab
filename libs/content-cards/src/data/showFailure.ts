import { toCallFailure } from '@share/api-client';
import type { PageActions } from '@share/islands';
import { sessionConstants } from '@share/session';

/**
 * What a reader is told when an action of theirs failed (spec §8, R24): a refusal of the platform and a call that the page
 * itself cancelled end it silently, a missing answer is told.
 * @throws the error itself when it is no failed call
 */
export const showFailure = (error: unknown, page: Pick<PageActions, 'say'>): void => {
  if (toCallFailure(error).reason === 'unreachable') page.say(sessionConstants.networkMessage);
};
