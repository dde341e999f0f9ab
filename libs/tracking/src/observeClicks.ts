import { islandAttribute, opensAppAttribute, opensAttribute } from '@share/environment/document';
import type { ReportEvent } from './TrackingEvent';

/**
 * Reports taps on content cards, with the card's id, and on controls that open a panel or the app, with its name and the item of the
 * page. Cards have `data-exposure`, controls `data-opens` or `data-open-app`; text is never reported.
 * A tap that is queued until its part can act on it is made again by a script: that is the same tap.
 * @param contentId of the item the page shows
 * @param earlier clicks that are reported at once
 * @returns stops that.
 */
export const observeClicks = (
  document: Document,
  report: ReportEvent,
  contentId?: string,
  earlier: readonly Event[] = [],
): (() => void) => {
  /** Controls whose last tap by the visitor has been reported. */
  const reported = new WeakSet<Element>();
  const onClick = ({ target, isTrusted }: Event) => {
    const control = target instanceof Element ? target.closest('a, button') : null;
    if (!control || (!isTrusted && reported.delete(control))) return;
    const card = control.closest('[data-exposure]')?.getAttribute('data-exposure');
    const opens = control.hasAttribute(opensAppAttribute) ? 'openApp' : control.getAttribute(opensAttribute);
    if (!card && !opens) return;
    const id = card ?? contentId;
    if (isTrusted) reported.add(control);
    const place = control.closest('[' + islandAttribute + ']')?.getAttribute(islandAttribute);
    report('click', {
      ...(id && { ids: [id] }),
      extras: { ...(opens && { opens }), ...(place && { place }) },
    });
  };
  earlier.forEach(onClick);
  // A handler of the page may stop the event on its way up.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
};
