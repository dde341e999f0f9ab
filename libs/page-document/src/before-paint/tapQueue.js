import { root } from './islandsOf';
import { toastLost } from './toastLost';

/** Longest wait for code, in milliseconds: as long as for an answer of the platform. */
export var longestWait = 10000;

/** Controls tapped and not acted on yet; `startIslands` takes them over. */
export var queued = (window.__queuedTaps = []);

/** Lets go of a control: what it was tapped for has come, or will not. */
export function release(control) {
  if (!control) return;
  queued.splice(queued.indexOf(control), 1);
  control.removeAttribute('data-tapped');
  control.removeAttribute('aria-busy');
}

/** @param opened the id of the panel that the tap has opened; empty for none */
export function keep(control, opened) {
  if (control.hasAttribute('data-tapped')) return;
  control.setAttribute('data-tapped', opened);
  control.setAttribute('aria-busy', 'true');
  control.isGivenUp = false;
  clearTimeout(control.waiting);
  // A panel that has opened is an answer.
  if (!opened)
    control.waiting = setTimeout(function () {
      if (!control.hasAttribute('data-tapped')) return;
      control.isGivenUp = true;
      release(control);
      toastLost(true);
    }, longestWait);
  queued.push(control);
  root.dispatchEvent(new CustomEvent('share:tap', { detail: control }));
}
