import type { Session } from './Session';
import { isUnauthorized } from './SessionPlatform';

/**
 * Runs a step that requires a login, and requests the login first where necessary (R66). When the platform answers that the login
 * has expired, the visitor logs in again and the step is repeated, so that their action is not lost.
 * @param action as in `requireLogin`
 * @returns whether it was done; false when the login panel was closed. Rejects as `step` does otherwise.
 */
export const doAsUser = async (
  session: Pick<Session, 'isLoggedIn' | 'requireLogin'>,
  action: string,
  step: () => Promise<void>,
): Promise<boolean> => {
  if (!(await session.requireLogin(action))) return false;
  try {
    await step();
    return true;
  } catch (error) {
    if (!isUnauthorized(error) || session.isLoggedIn()) throw error;
    return doAsUser(session, action, step);
  }
};
