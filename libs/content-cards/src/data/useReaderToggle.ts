import { useServices, useSharedStore, type SuccessKey } from '@share/islands';
import { doAsReader } from '@share/session';
import { useIsLoggedIn, useReader } from '@share/session/react';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useStore } from 'zustand/react';
import type { CardServices } from './CardServices';
import { showFailure } from './showFailure';

interface ReaderToggleOptions {
  /** SWR key of what is switched, such as `['follow', accountId]`; the id of the reader is added. */
  name: readonly [string, ...string[]];
  /** The action for `requireLogin`. */
  action: string;
  /** Reads whether it is on; only called while a reader is logged in. */
  read: () => Promise<boolean>;
  /** Switches it; resolves to the new state. */
  change: (isOn: boolean) => Promise<boolean>;
  /** Announced when it has been switched. */
  successes: { on: SuccessKey; off: SuccessKey };
}

interface ReaderToggle {
  /** False while logged out, and until the platform has answered. */
  isOn: boolean;
  isBusy: boolean;
  /** Switches it, after a login where necessary. Failures are shown, not thrown. */
  toggle: () => Promise<void>;
}

/**
 * Something a reader has switched on or off, such as following an account. All places of a page that show it change together,
 * at once, and back again when the platform refuses (R24).
 */
export const useReaderToggle = ({
  name,
  action,
  read,
  change,
  successes,
}: ReaderToggleOptions): ReaderToggle => {
  const { session, page } = useServices<Pick<CardServices, 'session' | 'page'>>();
  const { mutate } = useSWRConfig();
  const isLoggedIn = useIsLoggedIn(session);
  const reader = useReader(session);
  const id = name.join(':');
  const store = useSharedStore(`toggle:${id}`, () => ({ isPending: false, isBusy: false }));
  const isBusy = useStore(store, (state) => state.isBusy);

  /** Until the account is known the key has no reader, and nothing is read under it. */
  const keyOf = (userId = '') => [...name, userId];
  const { data: isOn = false } = useSWR(isLoggedIn ? keyOf(reader?.userId) : null, reader && read);

  useEffect(() => {
    const belongsHere = (key: unknown) => Array.isArray(key) && key.slice(0, -1).join(':') === id;
    if (!isLoggedIn) void mutate(belongsHere, undefined, { revalidate: false });
  }, [isLoggedIn, id, mutate]);

  const changeTo = async (wanted: boolean) => {
    store.setState({ isBusy: true });
    await mutate(keyOf(session.reader()?.userId), change(wanted), {
      optimisticData: wanted,
      rollbackOnError: true,
      revalidate: false,
    });
    page.succeed(wanted ? successes.on : successes.off);
  };

  const toggle = async () => {
    // Pending also while the login panel is open, when the control itself is not busy.
    if (store.getState().isPending) return;
    store.setState({ isPending: true });
    try {
      await doAsReader(session, action, () => changeTo(!isOn));
    } catch (error) {
      showFailure(error, page);
    } finally {
      store.setState({ isPending: false, isBusy: false });
    }
  };
  return { isOn: isLoggedIn && isOn, isBusy, toggle };
};
