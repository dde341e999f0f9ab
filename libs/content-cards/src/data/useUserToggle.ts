import { useServices, useSharedStore, type SuccessKey } from '@share/islands';
import { doAsUser } from '@share/session';
import { useIsLoggedIn, useUser } from '@share/session/react';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import type { StoreApi } from 'zustand/vanilla';
import type { CardServices } from './CardServices';
import { showFailure } from './showFailure';

interface UserToggleOptions {
  /** Names what is switched, such as `['follow', accountId]`. */
  name: readonly [string, ...string[]];
  /** The action for `requireLogin`. */
  action: string;
  /** Reads whether it is on; only called while a visitor is logged in. */
  read: () => Promise<boolean>;
  /** Switches it; resolves to the new state. */
  change: (isOn: boolean) => Promise<boolean>;
  /** The content item or account it is about, for the event `collect` or `follow`; left out where nothing is counted. */
  counted?: { behavior: 'collect' | 'follow'; id: string };
  /** Announced when it has been switched; left out where the specification has no message for it. */
  successes?: { on: SuccessKey; off: SuccessKey };
}

interface UserToggle {
  /** False while logged out, and until the platform has answered. */
  isOn: boolean;
  isBusy: boolean;
  /** Switches it, after a login where necessary. Failures are shown, not thrown. */
  toggle: () => Promise<void>;
}

interface ToggleState {
  isOn: boolean;
  /** The user for whom `isOn` was read. */
  userId?: string | undefined;
  /** The read whose answer counts: none that was on its way when the visitor switched. */
  reading?: Promise<boolean> | undefined;
  /** A switch is requested; also while the login panel is open, when the control itself is not busy. */
  isPending: boolean;
  isBusy: boolean;
}

const unused = (): ToggleState => ({ isOn: false, isPending: false, isBusy: false });

/** Reads for a visitor, once for all places; a read that fails is tried again by the next place. */
const readFor = async (store: StoreApi<ToggleState>, userId: string, read: () => Promise<boolean>) => {
  const reading = read();
  const last = store.getState().userId;
  store.setState({ userId, reading, ...(last !== undefined && last !== userId && { isOn: false }) });
  const keep = (answer: Partial<ToggleState>) => {
    if (store.getState().reading === reading) store.setState({ reading: undefined, ...answer });
  };
  await reading.then(
    (isOn) => keep({ isOn }),
    () => keep({ userId: undefined }),
  );
};

/** Switches at once, and back again when the platform refuses; the answer is dropped after a logout. */
const switchTo = async (
  store: StoreApi<ToggleState>,
  wanted: boolean,
  change: UserToggleOptions['change'],
) => {
  const { isOn: before, userId } = store.getState();
  const keep = (isOn: boolean) => {
    if (store.getState().userId === userId) store.setState({ isOn });
  };
  store.setState({ isOn: wanted, isBusy: true, reading: undefined });
  try {
    keep(await change(wanted));
  } catch (error) {
    keep(before);
    throw error;
  }
};

/**
 * Something a visitor has switched on or off, such as following an account. All places of a page that show it change together,
 * at once, and back again when the platform refuses (R24).
 */
export const useUserToggle = ({
  name,
  action,
  read,
  change,
  counted,
  successes,
}: UserToggleOptions): UserToggle => {
  const { session, page, report } = useServices<Pick<CardServices, 'session' | 'page' | 'report'>>();
  const isLoggedIn = useIsLoggedIn(session);
  const userId = useUser(session)?.userId;
  const store = useSharedStore(`toggle:${name.join(':')}`, unused);
  const isOn = useStore(store, (state) => state.isOn && (state.userId ?? userId) === userId);
  const isBusy = useStore(store, (state) => state.isBusy);
  const readNow = useEffectEvent((user: string) => void readFor(store, user, read));

  useEffect(() => {
    if (isBusy) return;
    if (!isLoggedIn) store.setState({ isOn: false, userId: undefined, reading: undefined });
    else if (userId && store.getState().userId !== userId) readNow(userId);
  }, [isLoggedIn, userId, isBusy, store]);

  const changeTo = async (wanted: boolean) => {
    await switchTo(store, wanted, change);
    if (counted) report(counted.behavior, { ids: [counted.id], extras: { on: wanted } });
    if (successes) page.succeed(wanted ? successes.on : successes.off);
  };

  const toggle = async () => {
    if (store.getState().isPending) return;
    store.setState({ isPending: true });
    try {
      await doAsUser(session, action, () => changeTo(!isOn));
    } catch (error) {
      showFailure(error, page);
    } finally {
      store.setState({ isPending: false, isBusy: false });
    }
  };
  return { isOn: isLoggedIn && isOn, isBusy, toggle };
};
