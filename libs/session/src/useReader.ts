import { useSyncExternalStore } from 'react';
import type { Reader, Session } from './Session';

/** The reader who is logged in; null on the server, and while nobody is. */
export const useReader = (session: Pick<Session, 'reader' | 'subscribe'>): Reader | null =>
  useSyncExternalStore(session.subscribe, session.reader, () => null);

/** Whether somebody is logged in; false on the server. */
export const useIsLoggedIn = (session: Pick<Session, 'isLoggedIn' | 'subscribe'>): boolean =>
  useSyncExternalStore(session.subscribe, session.isLoggedIn, () => false);
