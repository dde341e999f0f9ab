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
 * Calls back when the reader has left, in whichever tab, also when another one has come at once: what they wrote goes with them. A
 * reader whose token the platform refused has left only when somebody else logs in.
 */
export const useOnLogout = (
  session: Pick<Session, 'store' | 'events' | 'userId'>,
  onLogout: () => void,
): void => {
  const { store, events } = session;
  const userId = useEffectEvent(session.userId);
  const leave = useEffectEvent(onLogout);
  useEffect(() => {
    /** Id of the reader whose token was refused; empty when it is not known. */
    let refusedId: string | undefined;
    const onRefused = () => {
      refusedId = userId();
    };
    events.on('login:refused', onRefused);
    const unsubscribe = store.subscribe(({ isLoggedIn }, before) => {
      if (isLoggedIn === before.isLoggedIn) return;
      if (!isLoggedIn) {
        if (refusedId === undefined) leave();
        return;
      }
      const isSomebodyElse = refusedId !== undefined && (refusedId === '' || refusedId !== userId());
      refusedId = undefined;
      if (isSomebodyElse) leave();
    });
    return () => {
      events.off('login:refused', onRefused);
      unsubscribe();
    };
  }, [store, events]);
};
