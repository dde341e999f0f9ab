import { createSafeStorage } from '@share/environment';
import { noPageActions } from '@share/islands';
import { noSession } from '@share/session';
import { noStatisticsChoice } from '@share/tracking';
import { noAppearance } from './appearance/createAppearance';
import { createOverlays } from './overlays/createOverlays';
import type { ShellServices } from './ShellServices';

const doNothing = () => undefined;

/** Readers act in the browser only; on the server the services of a page do nothing. */
export const inertServices: Omit<ShellServices, 'api'> = {
  session: noSession,
  page: noPageActions,
  storage: createSafeStorage(() => {
    throw new Error('The server keeps nothing for a reader.');
  }),
  overlays: createOverlays(doNothing),
  appearance: noAppearance,
  statisticsChoice: noStatisticsChoice,
  successRule: { offersApp: () => false, isDeclined: () => false, decline: doNothing },
  reportFailure: doNothing,
};
