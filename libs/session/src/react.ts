import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import type { Reader, Session } from './Session';

/** The reader who is logged in; null while logged out, on the server and during hydration. */
export const useReader = ({ store }: Pick<Session, 'store'>): Reader | null =>
  useStore(store, ({ reader }) => reader);

/** Whether the visitor is logged in; false on the server and during hydration. */
export const useIsLoggedIn = ({ store }: Pick<Session, 'store'>): boolean =>
  useStore(store, ({ isLoggedIn }) => isLoggedIn);

/**
 * Calls back when the user has left, in any tab, also when another one has come at once: their drafts go with them. A
 * user whose token the platform refused has left only when another user logs in.
 */
export const useOnLogout = ({ store }: Pick<Session, 'store'>, onLogout: () => void): void => {
  const leave = useEffectEvent(onLogout);
  useEffect(
    () =>
      store.subscribe(({ isLoggedIn, readerId }, before) => {
        const isLogout = before.isLoggedIn && !isLoggedIn && !readerId;
        const isSomebodyElse = before.readerId !== '' && before.readerId !== readerId;
        if (isLogout || isSomebodyElse) leave();
      }),
    [store],
  );
};
