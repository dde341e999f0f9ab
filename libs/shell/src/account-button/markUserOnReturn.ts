import { createSafeStorage } from '@share/environment';
import { signedInMark } from '@share/environment/document';
import { sessionConstants } from '@share/session';

/**
 * A page restored from the back/forward cache may be older than a login or logout, and has no session to correct it until one of
 * its islands is used: marks the document again, as the script before the first paint does.
 */
export const markUserOnReturn = (window: Window): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const token = createSafeStorage(() => window.localStorage).get(sessionConstants.tokenKey);
    window.document.documentElement.toggleAttribute(signedInMark, Boolean(token));
  });
};
