import { watchOnline } from '@share/environment';
import { offlineMark, savedMark } from '@share/environment/document';
import { retryPicture } from '@share/ui';
import { offerNew } from './offerNew';

/**
 * Makes a change that gives the strip room, or takes it away, and lets the content after it glide to its new position: a move by transform
 * is no layout shift. In a page that is scrolled the browser itself keeps the text where it is.
 */
const glide = ({ document, scrollY, innerHeight }: Window, change: () => void): void => {
  const next = document.querySelector('[data-offline-strip]')?.nextElementSibling;
  const topOf = () => next?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  change();
  const moved = topOf() - before;
  if (!moved || scrollY > 0) return;
  const duration = Number.parseFloat(getComputedStyle(document.body).getPropertyValue('--duration-base'));
  for (let element = next; element; element = element.nextElementSibling) {
    const { top, bottom } = element.getBoundingClientRect();
    // A part out of view may hold a bar at the edge of the screen, which a transform around it would move.
    if (top < innerHeight && bottom > 0)
      element.animate?.([{ transform: `translateY(${-moved}px)` }, {}], { duration, easing: 'ease-out' });
  }
};

/** Asks again for the pictures that have failed, which no browser does by itself. */
const retryPictures = () =>
  document.querySelectorAll<HTMLImageElement>('img[data-failed]').forEach(retryPicture);

/**
 * Keeps the attribute `data-offline` of the document up to date; it is `dismissed` from a tap on a `[data-dismiss-offline]` until the
 * network is back; a saved page keeps it, and offers the new one then. Pictures that have failed come back with the network.
 * @returns stops watching
 */
export const markOffline = (window: Window): (() => void) => {
  const { document } = window;
  const root = document.documentElement;
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-dismiss-offline]'))
      glide(window, () => root.setAttribute(offlineMark, 'dismissed'));
  };
  document.addEventListener('click', onClick);
  const onOnline = () => {
    retryPictures();
    // Its code comes with that of the strip: the first request after the network is back often fails.
    if (root.hasAttribute(savedMark)) offerNew(document);
  };
  window.addEventListener('online', onOnline);
  const unwatch = watchOnline(window, (isOnline) =>
    glide(window, () => root.toggleAttribute(offlineMark, !isOnline || root.hasAttribute(savedMark))),
  );
  return () => {
    unwatch();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('click', onClick);
  };
};
