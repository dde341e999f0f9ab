import { createSafeStorage } from '@share/environment';
import { startServiceWorker } from '@share/service-worker';
import { fetchTokenAhead } from '@share/session';
import { startWhenIdle } from '@share/shell/page';
import { v4 as createId } from 'uuid';
import type { PageEnvironment } from './compose/PageEnvironment';

/** Starts the work of a page for an idle browser. */
export const startAfterIdle = (environment: PageEnvironment): void => {
  startWhenIdle(window, environment);
  const storage = createSafeStorage(() => window.localStorage);
  if (!environment.isPreview) fetchTokenAhead(window, { baseUrl: environment.apiBaseUrl, storage, createId });
  startServiceWorker(window, environment).catch(console.error);
};
