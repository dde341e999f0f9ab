import { untilIdle } from '@share/environment';

/** Events that come within this time go out together. */
const delayMs = 5000;

/** A page that was scrolled a moment ago is still moving. */
const calmMs = 500;

/**
 * Calls `flush` once, five seconds after the first request, in an idle moment; while the page is being scrolled it waits for the end
 * of that.
 */
export const createFlushTimer = (window: Window, flush: () => void) => {
  let timer: number | undefined;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const onScroll = () => {
    scrolledAt = Date.now();
  };
  const flushWhenCalm = () => {
    if (Math.abs(Date.now() - scrolledAt) < calmMs) {
      timer = window.setTimeout(flushWhenCalm, calmMs);
      return;
    }
    timer = undefined;
    void untilIdle().then(flush);
  };
  window.addEventListener('scroll', onScroll, { passive: true, capture: true });
  return {
    request: () => {
      timer ??= window.setTimeout(flushWhenCalm, delayMs);
    },
    stop: () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll, { capture: true });
    },
  };
};
