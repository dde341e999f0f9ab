import type { Tracker } from './createTracker';

export interface ReadingSessionOptions {
  tracker: Tracker;
  contentId: string;
  window: Window;
  /** Makes a UUID. */
  createId: () => string;
  /** Told when the end of reading could not be reported (spec §4, R38). */
  onFailure?: (error: Error) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface ReadingSession {
  /** How much of the content has been seen; only ever rises and stops at 100. */
  setPercent(percent: number): void;
  /** Reports the end and stops listening, for leaving the content without leaving the page. */
  finish(): void;
}

interface Stint {
  id: string;
  startedAt: number;
  /** Visible milliseconds before the present visible period. */
  visibleMs: number;
  visibleSince: number | undefined;
  percent: number;
  /** What the last report said; equal means there is nothing new to say. */
  reported: string;
}

/**
 * Measures the reading of one content item from now on: whole seconds of visible time and the highest percent
 * (spec §4, R39). Reports when the page is hidden, because that may be its last moment, and when it is left, if
 * something is new since. All reports of a session carry the same `read_id`; its last one counts. A page that comes
 * back from the browser's page cache starts a new session.
 */
export const createReadingSession = ({
  tracker,
  contentId,
  window,
  createId,
  onFailure,
  now = Date.now,
}: ReadingSessionOptions): ReadingSession => {
  const { document } = window;
  let stint: Stint;

  const begin = () => {
    stint = {
      id: createId(),
      startedAt: now(),
      visibleMs: 0,
      visibleSince: document.hidden ? undefined : now(),
      percent: 0,
      reported: '',
    };
    void tracker.track('read_start', { ids: [contentId], extras: { read_id: stint.id } });
  };

  const pause = () => {
    if (stint.visibleSince !== undefined) stint.visibleMs += now() - stint.visibleSince;
    stint.visibleSince = undefined;
  };

  const report = () => {
    pause();
    const { id, startedAt, visibleMs, percent } = stint;
    const duration = Math.max(0, Math.floor(visibleMs / 1000));
    const summary = `${duration} ${percent}`;
    if (summary === stint.reported) return;
    stint.reported = summary;
    const elapsed = Math.max(0, Math.floor((now() - startedAt) / 1000));
    const extras = { read_id: id, duration, percent, elapsed };
    void tracker.track('read_finish', { ids: [contentId], extras, isLeaving: true }).then((result) => {
      if (!result.ok) onFailure?.(result.error);
    });
  };

  const onVisibility = () => {
    if (document.hidden) report();
    else stint.visibleSince ??= now();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) begin();
  };

  begin();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', report);
  window.addEventListener('pageshow', onPageShow);

  return {
    setPercent: (percent) => {
      const whole = Math.min(100, Math.floor(percent));
      if (whole > stint.percent) stint.percent = whole;
    },
    finish: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', report);
      window.removeEventListener('pageshow', onPageShow);
      report();
    },
  };
};
