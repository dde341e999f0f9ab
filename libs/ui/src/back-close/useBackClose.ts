import { useEffect, useEffectEvent } from 'react';

/** Key in `history.state`: how many overlay entries lie above the page's own entry. */
const DEPTH_KEY = 'overlays';

/** Delay before a closed overlay's entry is removed, in ms: going back at once would cancel a navigation of the same tap. */
const CLEANUP_DELAY = 400;

/** The close function of each open overlay, the newest last. */
const overlays: (() => void)[] = [];
let cleanupTimer: number | undefined;
let isGoingBack = false;

/** Elsewhere an extra entry is useless, or makes WeChat on iOS show a tool bar. */
const hasBackKey = () => /Android|HarmonyOS/i.test(navigator.userAgent);

const historyDepth = () => Number((history.state as Record<string, unknown> | null)?.[DEPTH_KEY] ?? 0);

/** The page's own setting while an overlay is open. */
let savedScrollRestoration: ScrollRestoration | undefined;

/** The page behind an overlay must not scroll when the history moves. */
const setScrollRestoration = (hasOverlay: boolean) => {
  if (hasOverlay) {
    savedScrollRestoration ??= history.scrollRestoration;
    history.scrollRestoration = 'manual';
  } else if (savedScrollRestoration !== undefined) {
    history.scrollRestoration = savedScrollRestoration;
    savedScrollRestoration = undefined;
  }
};

/** Gives the history exactly one entry for each open overlay. */
const syncHistory = () => {
  window.clearTimeout(cleanupTimer);
  if (isGoingBack) return;
  if (historyDepth() > overlays.length) {
    isGoingBack = true;
    history.go(overlays.length - historyDepth());
    return;
  }
  setScrollRestoration(overlays.length > 0);
  while (historyDepth() < overlays.length) {
    history.pushState({ ...(history.state as object | null), [DEPTH_KEY]: historyDepth() + 1 }, '');
  }
};

const onPopState = () => {
  if (!isGoingBack) while (overlays.length > historyDepth()) overlays.pop()?.();
  isGoingBack = false;
  syncHistory();
};

const cancelCleanup = () => window.clearTimeout(cleanupTimer);

/**
 * Lets the system back key call `onBack` once instead of leaving the page; overlays opened later come first. Call the result
 * when the overlay has closed for any reason: its history entry is then reused by the next overlay or removed.
 */
const claimBack = (onBack: () => void) => {
  if (!hasBackKey()) return undefined;
  // Each claim needs a function of its own: the array is searched for it.
  const close = () => onBack();
  overlays.push(close);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', cancelCleanup);
  syncHistory();
  return () => {
    const index = overlays.indexOf(close);
    if (index >= 0) overlays.splice(index, 1);
    window.clearTimeout(cleanupTimer);
    cleanupTimer = window.setTimeout(syncHistory, CLEANUP_DELAY);
  };
};

/** While `open`, the system back key calls `onClose` instead of leaving the page. */
export const useBackClose = (open: boolean, onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? claimBack(() => close()) : undefined), [open]);
};
