import { useStore } from 'zustand/react';
import type { Reader, Session } from './Session';

/** The reader who is logged in; null while nobody is, on the server and while the page hydrates. */
export const useReader = ({ store }: Pick<Session, 'store'>): Reader | null =>
  useStore(store, ({ reader }) => reader);

/** Whether somebody is logged in; false on the server and while the page hydrates. */
export const useIsLoggedIn = ({ store }: Pick<Session, 'store'>): boolean =>
  useStore(store, ({ isLoggedIn }) => isLoggedIn);
