import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { ContentServices } from '../src/data/ContentServices';

export interface GivenServices extends Partial<Omit<ContentServices, 'api'>> {
  api?: Partial<ContentServices['api']>;
}

/** Services that do nothing, apart from those a test or story passes in; other API calls are missing. */
export const createContentServices = ({ api = {}, ...given }: GivenServices = {}): ContentServices => ({
  api: api as ContentServices['api'],
  session: createTestSession(),
  page: createPageActions(),
  report: () => undefined,
  storage: createSafeStorage(() => window.sessionStorage),
  ...given,
});
