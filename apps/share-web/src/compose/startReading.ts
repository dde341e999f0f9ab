import { createSafeStorage, deviceMetadata } from '@share/environment';
import {
  createReadingSession,
  createTracker,
  observeExposure,
  observeReadingProgress,
} from '@share/tracking';
import { v4 as createId } from 'uuid';
import type { PageEnvironment } from './PageEnvironment';

const showProgress = (percent: number) => {
  const bar = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (bar) bar.style.transform = `scaleX(${percent / 100})`;
};

/** Statistics start this long after the page has loaded (spec §9). */
const startDelayMs = 1000;

/** Reports what is read and seen on this page, from shortly after it has loaded (spec §4). */
export const startReading = (environment: PageEnvironment) => {
  const start = () => setTimeout(() => report(environment), startDelayMs);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

const report = ({ statsBaseUrl, contentId }: PageEnvironment) => {
  const storage = createSafeStorage(() => window.localStorage);
  const tracker = createTracker({
    endpoint: `${statsBaseUrl}/tracker/log`,
    storage,
    device: deviceMetadata(storage, navigator.userAgent, createId),
    createId,
  });
  tracker.start(window);
  observeExposure({ tracker, scope: document.body });

  const article = document.querySelector('main article');
  if (!article || contentId === undefined) return;
  const session = createReadingSession({
    tracker,
    contentId,
    window,
    createId,
    onFailure: (error) => console.error(error),
  });
  observeReadingProgress(article, window, (percent) => {
    session.setPercent(percent);
    showProgress(percent);
  });
};
