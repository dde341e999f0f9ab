import { deviceMetadata, untilIdle } from '@share/environment';
import { createReadingSession } from './createReadingSession';
import { createTracker, type Tracker, type TrackerOptions } from './createTracker';
import { observeClicks } from './observeClicks';
import { observeExposure } from './observeExposure';
import { observeReadingProgress } from './observeReadingProgress';
import { reportError } from './reportError';
import { isStatisticsOn } from './statisticsChoice';
import { trackingConstants } from './trackingConstants';
import type { ReportEvent } from './TrackingEvent';

export interface StatisticsOptions extends Omit<TrackerOptions, 'endpoint' | 'readDevice' | 'isAllowed'> {
  window: Window;
  /** Origin of the statistics host; empty for the site's own. */
  statsBaseUrl: string;
  /** The item of the page, whose reading is reported; without it only exposure is. */
  contentId?: string | undefined;
  /** The item's type in statistics (spec §3). */
  series?: string | undefined;
  /** The share of pages whose speed is reported, from 0 to 1; 0.1 by default. */
  rumSampleRate?: number | undefined;
  /** Clicks before this start (`collectClicks`). */
  earlierClicks?: readonly Event[];
  /** How far the visitor has come on the way to the end of the text, in percent. */
  onProgress: (percent: number) => void;
  /** Shows an alert: the end of reading could not be reported (spec §4, R38). */
  onFailure?: (error: Error) => void;
}

const startReading = (
  tracker: Tracker,
  contentId: string,
  {
    window,
    series,
    createId,
    onFailure,
  }: Pick<StatisticsOptions, 'window' | 'series' | 'createId' | 'onFailure'>,
) =>
  createReadingSession({
    tracker,
    contentId,
    series,
    window,
    createId,
    onFailure: (error) => {
      console.error(error);
      reportError(tracker.report, error, 'reading', [contentId]).catch(console.error);
      onFailure?.(error);
    },
  });

/**
 * The code that measures is an own file, of which most pages need nothing. A page that cannot load it, as without network, is not
 * measured: the visitor misses nothing, so nothing is written down.
 */
const measureVitals = async (report: ReportEvent, contentId: string | undefined) => {
  // The library that measures uses it; Chrome before 97 and iOS before 15.4 lack it.
  if (!('findLast' in Array.prototype)) return;
  await untilIdle();
  const code = await import('./reportVitals').catch(() => undefined);
  code?.reportVitals(report, contentId);
};

/**
 * Reports what is read and seen on a page (spec §4).
 * @returns reports further events
 */
export const startStatistics = (statistics: StatisticsOptions): ReportEvent => {
  const { window, statsBaseUrl, contentId, series, earlierClicks, onProgress, onFailure, ...options } =
    statistics;
  const { document, navigator } = window;
  const { storage, createId, rumSampleRate = trackingConstants.rumSampleRate } = options;
  const isAllowed = () => isStatisticsOn(storage, navigator);
  const tracker = createTracker({
    ...options,
    endpoint: `${statsBaseUrl}/tracker/log`,
    readDevice: () => deviceMetadata(storage, navigator, createId),
    isAllowed,
  });
  observeExposure({ report: tracker.report, scope: document.body });
  observeClicks(document, tracker.report, contentId, earlierClicks);
  const article = document.querySelector('main article');
  if (article && contentId !== undefined) {
    const reading = startReading(tracker, contentId, { window, series, createId, onFailure });
    observeReadingProgress(article, window, ({ percent, way }) => {
      reading.setPercent(percent);
      onProgress(way);
    });
  }
  // After the reading session: when the page is hidden or left, its report goes out with everything that waits.
  tracker.start(window);
  if (isAllowed() && Math.random() < rumSampleRate)
    measureVitals(tracker.report, contentId).catch(console.error);
  return tracker.report;
};
