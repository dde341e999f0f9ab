import { useStore } from 'zustand/react';
import type { Reader, Session } from './Session';

/** The reader who is logged in; null while logged out, on the server and during hydration. */
export const useReader = ({ store }: Pick<Session, 'store'>): Reader | null =>
  useStore(store, ({ reader }) => reader);

/** Whether the visitor is logged in; false on the server and during hydration. */
export const useIsLoggedIn = ({ store }: Pick<Session, 'store'>): boolean =>
  useStore(store, ({ isLoggedIn }) => isLoggedIn);
