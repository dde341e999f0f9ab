/** How many entries above the page's own the current one is, in `history.state`. */
const DEPTH = 'overlays';

/** A navigation that the closing act began must not be cut short by going back; in ms. */
const SETTLE_AFTER = 400;

/** What closes each open overlay, the newest last. */
const overlays: (() => void)[] = [];
let timer: number | undefined;
let isReturning = false;

/** The system back key belongs to these; elsewhere an extra entry only brings a tool bar (WeChat on iOS) or nothing. */
const hasBackKey = (): boolean => /Android|HarmonyOS/i.test(navigator.userAgent);

const depth = (): number => Number((history.state as Record<string, unknown> | null)?.[DEPTH] ?? 0);

/** What the page itself has chosen, while an overlay has taken over. */
let chosen: ScrollRestoration | undefined;

/** The page behind an overlay must not move when the history does. */
function keepPlace(isCovered: boolean): void {
  if (isCovered) {
    chosen ??= history.scrollRestoration;
    history.scrollRestoration = 'manual';
  } else if (chosen !== undefined) {
    history.scrollRestoration = chosen;
    chosen = undefined;
  }
}

/** Gives the history one entry for each open overlay. */
function settle(): void {
  window.clearTimeout(timer);
  if (isReturning) return;
  if (depth() > overlays.length) {
    isReturning = true;
    history.go(overlays.length - depth());
    return;
  }
  keepPlace(overlays.length > 0);
  while (depth() < overlays.length) {
    history.pushState({ ...(history.state as object | null), [DEPTH]: depth() + 1 }, '');
  }
}

function onPopState(): void {
  if (!isReturning) while (overlays.length > depth()) overlays.pop()?.();
  isReturning = false;
  settle();
}

const stay = (): void => window.clearTimeout(timer);

/**
 * From now on the system back key calls `onBack` once instead of leaving the page; overlays opened later come first.
 * Call the result when the overlay is gone for whatever reason: its history entry is then used again or taken away.
 */
export function claimBack(onBack: () => void): () => void {
  if (!hasBackKey()) return () => undefined;
  const close = (): void => onBack();
  overlays.push(close);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', stay);
  settle();
  return () => {
    const at = overlays.indexOf(close);
    if (at >= 0) overlays.splice(at, 1);
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, SETTLE_AFTER);
  };
}
