import { createSafeStorage } from '@share/environment';
import { sessionConstants } from '@share/session';

/**
 * A page that comes back from the back/forward cache may be older than a login or logout, and it has no session while none of
 * its islands was used: marks the document again, as the script before the first paint does.
 */
export const markReaderOnReturn = (window: Window): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const token = createSafeStorage(() => window.localStorage).get(sessionConstants.tokenKey);
    window.document.documentElement.toggleAttribute('data-signed-in', Boolean(token));
  });
};
