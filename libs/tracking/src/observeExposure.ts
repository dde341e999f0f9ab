import type { ReportEvent } from './TrackingEvent';

export interface ExposureOptions {
  report: ReportEvent;
  /** Contains the cards, present and future ones: elements with `data-exposure`, whose value is the reported id. */
  scope: Element;
  /** The scroll container of the cards; the window when absent. */
  root?: Element | null;
}

/** Sub-pixel layout may hide this much of a card that is fully visible, in pixels. */
const tolerance = 1;

/** Steps of 2 % for cards larger than the container, finer ones towards the whole card. */
const thresholds = [...Array.from({ length: 50 }, (_, step) => step / 50), 0.99, 0.995, 0.9975, 0.999, 1];

/** Whether the card lies inside the container in one dimension, or covers it when the card is longer (R40). */
const fitsInDimension = (visible: number, card: number, container: number): boolean =>
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
  fitsInDimension(intersectionRect.height, boundingClientRect.height, rootBounds?.height ?? Infinity) &&
  fitsInDimension(intersectionRect.width, boundingClientRect.width, rootBounds?.width ?? Infinity);

const selector = '[data-exposure]';

/** The cards in an added part of the page, which may be a card itself. */
const cardsIn = (node: Node): Element[] => {
  if (!(node instanceof Element)) return [];
  const inside = [...node.querySelectorAll(selector)];
  return node.matches(selector) ? [node, ...inside] : inside;
};

/**
 * Reports each content card once per page life, when it is fully inside the visible area (spec §4). Cards that become
 * visible together make one event, their ids joined. A hidden page exposes nothing.
 * @returns stops the observation.
 */
export const observeExposure = ({ report, scope, root = null }: ExposureOptions): (() => void) => {
  const { ownerDocument: document } = scope;
  const reported = new Set<string>();
  const pending = new Set<Element>();
  const idOf = (card: Element) => card.getAttribute('data-exposure') ?? '';

  const observer = new IntersectionObserver(
    (entries) => {
      if (document.hidden) return;
      const ids = new Set<string>();
      for (const entry of entries) {
        if (!isFullyInside(entry)) continue;
        stopObserving(entry.target);
        if (!reported.has(idOf(entry.target))) ids.add(idOf(entry.target));
      }
      for (const id of ids) reported.add(id);
      if (ids.size) report('exposure', { ids: [...ids] });
    },
    { root, threshold: thresholds },
  );

  const stopObserving = (card: Element) => {
    pending.delete(card);
    observer.unobserve(card);
  };
  const startObserving = (card: Element) => {
    if (!idOf(card) || reported.has(idOf(card)) || pending.has(card)) return;
    pending.add(card);
    observer.observe(card);
  };
  const onMutations = (mutations: MutationRecord[]) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) for (const card of cardsIn(node)) startObserving(card);
    if (mutations.every(({ removedNodes }) => removedNodes.length === 0)) return;
    for (const card of pending) if (!card.isConnected) stopObserving(card);
  };
  /** Cards that became visible while the page was hidden were not counted; observing them anew makes the browser report again. */
  const onVisibility = () => {
    if (document.hidden) return;
    for (const card of pending) {
      observer.unobserve(card);
      observer.observe(card);
    }
  };

  const mutations = new MutationObserver(onMutations);
  mutations.observe(scope, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', onVisibility);
  for (const card of cardsIn(scope)) startObserving(card);

  return () => {
    observer.disconnect();
    mutations.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
