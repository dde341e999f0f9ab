import { createSafeStorage } from '@share/environment';
import { noPageActions, type SharedServices } from '@share/islands';
import { noSession, sharedSession } from '@share/session';
import { noStatisticsChoice } from '@share/tracking';
import { noAppearance } from './appearance/createAppearance';
import { createOverlays } from './overlays/createOverlays';
import type { ShellServices } from './ShellServices';

const doNothing = () => undefined;

/** Visitors act in the browser only; on the server the services of a page do nothing. */
export const inertServices: Omit<ShellServices, 'api'> = {
  session: noSession,
  page: noPageActions,
  storage: createSafeStorage(() => {
    throw new Error('The server keeps nothing for a visitor.');
  }),
  overlays: createOverlays(doNothing),
  appearance: noAppearance,
  statisticsChoice: noStatisticsChoice,
  successRule: { offersApp: () => false, isDeclined: () => false, decline: doNothing },
  reportFailure: doNothing,
};

const initialOf = <State>({ getInitialState }: { getInitialState: () => State }) => ({ getInitialState });

/** For parts that many pages share: the state in which every page comes from the server, before a visitor does anything. */
export const sharedServices: SharedServices<ShellServices> = {
  session: sharedSession,
  overlays: { store: initialOf(inertServices.overlays.store) },
  appearance: { store: initialOf(inertServices.appearance.store) },
  statisticsChoice: { store: initialOf(inertServices.statisticsChoice.store) },
};
