import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import type { User, Session } from './Session';

/** The visitor who is logged in; null while logged out, on the server and during hydration. */
export const useUser = ({ store }: Pick<Session, 'store'>): User | null =>
  useStore(store, ({ user }) => user);

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
      store.subscribe(({ isLoggedIn, userId }, before) => {
        const isLogout = before.isLoggedIn && !isLoggedIn && !userId;
        const isOtherUser = before.userId !== '' && before.userId !== userId;
        if (isLogout || isOtherUser) leave();
      }),
    [store],
  );
};
