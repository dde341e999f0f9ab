import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { ShellServices } from '../src/ShellServices';
import { createOverlays } from '../src/overlays/createOverlays';
import { createChannelsApi, groupsFixture } from './createChannelsApi';
import { createTestAppearance } from './createTestAppearance';
import { createTestChoice } from './createTestChoice';

const doNothing = () => undefined;

/** Services for a visitor who is not logged in. */
export const shellServices: ShellServices = {
  api: {
    ...createChannelsApi(groupsFixture),
    createReport: async () => ({ report_id: 'r1', is_repeated: false }),
  },
  session: createTestSession(),
  page: createPageActions(),
  storage: createSafeStorage(() => window.sessionStorage),
  overlays: createOverlays(doNothing),
  appearance: createTestAppearance(),
  statisticsChoice: createTestChoice(),
  successRule: { offersApp: () => false, isDeclined: () => false, decline: doNothing },
  reportFailure: doNothing,
};

/** The same for a user who is logged in. */
export const userServices: ShellServices = {
  ...shellServices,
  session: createTestSession({ isLoggedIn: true }),
};
