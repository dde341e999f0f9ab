import { createReadingSession } from './createReadingSession';
import { createTracker, type Tracker, type TrackerOptions } from './createTracker';
import { observeExposure } from './observeExposure';
import { observeReadingProgress } from './observeReadingProgress';

interface StatisticsOptions extends TrackerOptions {
  window: Window;
  /** The item of the page, whose reading is told; without it only exposure is. */
  contentId?: string | undefined;
  /** How much of the item has been read, in percent. */
  onProgress: (percent: number) => void;
}

/** Statistics start this long after the page has loaded (spec §9), in milliseconds. */
const delayMs = 1000;

const start = ({ window, contentId, onProgress, ...options }: StatisticsOptions): Tracker => {
  const tracker = createTracker(options);
  tracker.start(window);
  const { document } = window;
  observeExposure({ tracker, scope: document.body });
  const article = document.querySelector('main article');
  if (!article || contentId === undefined) return tracker;
  const session = createReadingSession({
    tracker,
    contentId,
    window,
    createId: options.createId,
    onFailure: (error) => console.error(error),
  });
  observeReadingProgress(article, window, (percent) => {
    session.setPercent(percent);
    onProgress(percent);
  });
  return tracker;
};

/** Reports what is read and seen on a page, from shortly after it has loaded (spec §4). Resolves when it has started. */
export const startStatistics = (options: StatisticsOptions): Promise<Tracker> =>
  new Promise((resolve) => {
    const begin = () => options.window.setTimeout(() => resolve(start(options)), delayMs);
    if (options.window.document.readyState === 'complete') begin();
    else options.window.addEventListener('load', begin, { once: true });
  });
