import type { Session } from './Session';
import { isUnauthorized } from './SessionPlatform';

/**
 * Runs a step that requires a login, and asks for the login first where necessary (R66). When the platform answers that the login
 * has expired, the reader logs in again and the step is repeated, so that their action is not lost. It is not repeated for somebody
 * else who logs in instead: what one reader wrote is never published under the name of another.
 * @param action as in `requireLogin`
 * @returns whether it was done; false when the login panel was closed, or somebody else has logged in. Rejects as `step` does otherwise.
 */
export const doAsReader = async (
  session: Pick<Session, 'isLoggedIn' | 'requireLogin' | 'userId'>,
  action: string,
  step: () => Promise<void>,
): Promise<boolean> => {
  let readerId: string | undefined;
  while (await session.requireLogin(action)) {
    readerId ??= session.userId();
    if (readerId !== session.userId()) return false;
    try {
      await step();
      return true;
    } catch (error) {
      if (!isUnauthorized(error) || session.isLoggedIn()) throw error;
    }
  }
  return false;
};
