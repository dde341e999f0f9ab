import { createSafeStorage } from '@share/environment';
import { sessionConstants } from '@share/session';

/**
 * A page that comes back from the back/forward cache may be older than a login or logout, and no session runs where no part was
 * ever used: marks the document anew, as the script before the first paint does.
 */
export const markReaderOnReturn = (window: Window): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const token = createSafeStorage(() => window.localStorage).get(sessionConstants.tokenKey);
    window.document.documentElement.toggleAttribute('data-signed-in', Boolean(token));
  });
};
