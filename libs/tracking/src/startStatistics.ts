import { deviceMetadata } from '@share/environment';
import { createReadingSession } from './createReadingSession';
import { createTracker, type Tracker, type TrackerOptions } from './createTracker';
import { observeExposure } from './observeExposure';
import { observeReadingProgress } from './observeReadingProgress';
import { toErrorReport } from './toErrorReport';

interface StatisticsOptions extends Omit<TrackerOptions, 'endpoint' | 'device'> {
  window: Window;
  /** Origin of the statistics host; empty for the site's own. */
  statsBaseUrl: string;
  /** The item of the page, whose reading is reported; without it only exposure is. */
  contentId?: string | undefined;
  /** How far the reader has come on the way to the end of the text, in percent. */
  onProgress: (percent: number) => void;
  /** Shows an alert: the end of reading could not be reported (spec §4, R38). */
  onFailure?: (error: Error) => void;
}

/** Statistics start this long after the page has loaded (spec §9), in milliseconds. */
const delayMs = 1000;

const start = (statistics: StatisticsOptions): Tracker => {
  const { window, statsBaseUrl, contentId, onProgress, onFailure, ...options } = statistics;
  const tracker = createTracker({
    ...options,
    endpoint: `${statsBaseUrl}/tracker/log`,
    device: deviceMetadata(options.storage, window.navigator, options.createId),
  });
  tracker.start(window);
  const { document } = window;
  observeExposure({ tracker, scope: document.body });
  const article = document.querySelector('main article');
  if (!article || contentId === undefined) return tracker;
  const reading = createReadingSession({
    tracker,
    contentId,
    window,
    createId: options.createId,
    onFailure: (error) => {
      console.error(error);
      void tracker.track('js_error', { ids: [contentId], extras: toErrorReport(error, 'reading') });
      onFailure?.(error);
    },
  });
  observeReadingProgress(article, window, ({ percent, way }) => {
    reading.setPercent(percent);
    onProgress(way);
  });
  return tracker;
};

/** Reports what is read and seen on a page, from shortly after it has loaded (spec §4). Resolves when it has started. */
export const startStatistics = (options: StatisticsOptions): Promise<Tracker> =>
  new Promise((resolve) => {
    const startLater = () => options.window.setTimeout(() => resolve(start(options)), delayMs);
    if (options.window.document.readyState === 'complete') startLater();
    else options.window.addEventListener('load', startLater, { once: true });
  });
