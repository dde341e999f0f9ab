import type { Tracker } from './createTracker';
import { trackingConstants } from './trackingConstants';
import type { EventExtras } from './TrackingEvent';

export interface ReadingSessionOptions {
  tracker: Pick<Tracker, 'report' | 'flush'>;
  contentId: string;
  /** Its type in statistics (spec §3). */
  series?: string | undefined;
  window: Window;
  /** Makes a UUID. */
  createId: () => string;
  /** The end of reading could not be reported (spec §4, R38). */
  onFailure?: (error: Error) => void;
  /** Milliseconds of a monotonic clock: only differences count. */
  now?: () => number;
}

export interface ReadingSession {
  /** How much of the content has been seen; lower values are ignored, and it stops at 100. */
  setPercent(percent: number): void;
  /** Reports the end and stops listening; for content that closes while its page stays. */
  finish(): void;
}

/** From opening the page, or its return from the back/forward cache, to leaving it. */
interface ReadingPeriod {
  id: string;
  startedAt: number;
  /** Visible milliseconds up to `visibleSince`. */
  visibleMs: number;
  /** Undefined while the page is hidden. */
  visibleSince: number | undefined;
  percent: number;
  /** Duration and percent of the last report, which is not repeated. */
  reported: string;
}

/**
 * Measures the reading of one content item: whole seconds of visible time and the highest percent (spec §4, R39). Reports when
 * the page is hidden, because a phone may never run it again, and when it is left, if duration or percent have changed since.
 * All reports of a period carry the same `read_id`; the last one counts. A page that returns from the back/forward cache starts a
 * new period.
 */
export const createReadingSession = ({
  tracker,
  contentId,
  series,
  window,
  createId,
  onFailure,
  now = () => performance.now(),
}: ReadingSessionOptions): ReadingSession => {
  const { document } = window;
  const ofSeries: EventExtras = series === undefined ? {} : { series };
  let period: ReadingPeriod;

  const startPeriod = () => {
    period = {
      id: createId(),
      startedAt: now(),
      visibleMs: 0,
      visibleSince: document.hidden ? undefined : now(),
      percent: 0,
      reported: '',
    };
    tracker.report('read_start', { ids: [contentId], extras: { read_id: period.id, ...ofSeries } });
  };

  const stopClock = () => {
    if (period.visibleSince !== undefined) period.visibleMs += now() - period.visibleSince;
    period.visibleSince = undefined;
  };

  const report = () => {
    stopClock();
    const { id, startedAt, visibleMs, percent } = period;
    const duration = Math.max(0, Math.floor(visibleMs / 1000));
    const summary = `${duration} ${percent}`;
    if (summary === period.reported) return;
    period.reported = summary;
    const elapsed = Math.max(0, Math.floor((now() - startedAt) / 1000));
    const extras = { read_id: id, ...ofSeries, duration, percent, elapsed };
    tracker.report('read_finish', { ids: [contentId], extras });
    void tracker.flush(true).then((isSent) => {
      if (!isSent)
        onFailure?.(new Error('The event "read_finish" was not sent; it is stored and sent later.'));
    });
  };

  const onVisibility = () => {
    if (document.hidden) report();
    else period.visibleSince ??= now();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) startPeriod();
  };

  startPeriod();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', report);
  window.addEventListener('pageshow', onPageShow);

  return {
    setPercent: (percent) => {
      const whole = Math.min(trackingConstants.percentCap, Math.floor(percent));
      if (whole > period.percent) period.percent = whole;
    },
    finish: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', report);
      window.removeEventListener('pageshow', onPageShow);
      report();
    },
  };
};
