import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';

/** What the parts of the frame are given beside their data, for nobody in particular. */
export const shellServices = {
  page: createPageActions(),
  session: createTestSession(),
  storage: createSafeStorage(() => window.sessionStorage),
};

/** The same for somebody who is logged in. */
export const readerServices = { ...shellServices, session: createTestSession({ isLoggedIn: true }) };

/** Marks the document for one story, as the script before the first paint does. */
export const withMark =
  (name: string, value = '') =>
  () => {
    document.documentElement.setAttribute(name, value);
    return () => document.documentElement.removeAttribute(name);
  };
