import { startServiceWorker } from '@share/service-worker';
import { startWhenIdle } from '@share/shell/page';
import type { PageEnvironment } from './compose/PageEnvironment';

/** Starts what a page does once the browser has nothing else to do. */
export const startAfterIdle = (environment: PageEnvironment): void => {
  startWhenIdle(window, environment);
  startServiceWorker(window, environment).catch(console.error);
};
