import { toCallFailure } from '@share/api-client';
import type { PageActions } from '@share/islands';
import { networkProblem } from '@share/session';

/**
 * Shows the message after a failed action (spec §8, R24): none for a refusal of the platform or a call that the page itself
 * cancelled, the network problem for a missing answer.
 * @throws the error itself when it is no failed call
 */
export const showFailure = (error: unknown, page: Pick<PageActions, 'toast'>): void => {
  if (toCallFailure(error).reason === 'unreachable') page.toast(networkProblem());
};
