import type { Tracker } from './createTracker';

export interface ExposureOptions {
  tracker: Tracker;
  /** Where cards are looked for, now and later: every element with `data-exposure`, whose value is the id reported. */
  scope: Element;
  /** The scroll container of the cards; the window when absent. */
  root?: Element | null;
}

/** Pixels that sub-pixel layout may take from a card that is fully visible. */
const tolerance = 1;

/** Steps of 2 % for cards that can only be covered in part, finer ones towards the whole card. */
const thresholds = [...Array.from({ length: 50 }, (_, step) => step / 50), 0.99, 0.995, 0.9975, 0.999, 1];

/** Whether a side of the card lies inside the container, or covers it when the card is the longer one (R40). */
const isSideInside = (visible: number, card: number, container: number): boolean =>
  card > container ? visible >= container - Math.max(tolerance, card / 50) : visible >= card - tolerance;

/** Whether a card is fully inside the visible area of its scroll container (spec §4). */
export const isFullyInside = ({
  isIntersecting,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry): boolean =>
  isIntersecting &&
  intersectionRect.height > 0 &&
  isSideInside(intersectionRect.height, boundingClientRect.height, rootBounds?.height ?? Infinity) &&
  isSideInside(intersectionRect.width, boundingClientRect.width, rootBounds?.width ?? Infinity);

const selector = '[data-exposure]';

/**
 * Reports each content card once per page life, when it is fully inside the visible area (spec §4). Cards that become
 * visible together make one event, their ids joined. A hidden page exposes nothing.
 * @returns ends the observation.
 */
export const observeExposure = ({ tracker, scope, root = null }: ExposureOptions): (() => void) => {
  const { ownerDocument: document } = scope;
  const reported = new Set<string>();
  const waiting = new Set<Element>();
  const idOf = (card: Element) => card.getAttribute('data-exposure') ?? '';

  const observer = new IntersectionObserver(
    (entries) => {
      if (document.hidden) return;
      const ids = new Set<string>();
      for (const entry of entries) {
        if (!isFullyInside(entry)) continue;
        forget(entry.target);
        if (!reported.has(idOf(entry.target))) ids.add(idOf(entry.target));
      }
      for (const id of ids) reported.add(id);
      if (ids.size) void tracker.track('exposure', { ids: [...ids] });
    },
    { root, threshold: thresholds },
  );

  const forget = (card: Element) => {
    waiting.delete(card);
    observer.unobserve(card);
  };
  const wait = (card: Element) => {
    if (!idOf(card) || reported.has(idOf(card))) return;
    waiting.add(card);
    observer.observe(card);
  };
  const findCards = () => {
    for (const card of waiting) if (!card.isConnected) forget(card);
    for (const card of scope.querySelectorAll(selector)) if (!waiting.has(card)) wait(card);
  };
  /** What was seen while hidden did not count; observing a card anew makes the browser look again. */
  const onVisibility = () => {
    if (document.hidden) return;
    for (const card of waiting) {
      observer.unobserve(card);
      observer.observe(card);
    }
  };

  const newcomers = new MutationObserver(findCards);
  newcomers.observe(scope, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', onVisibility);
  findCards();

  return () => {
    observer.disconnect();
    newcomers.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
