import { around, isInert, root } from './islandsOf';
import { keep } from './tapQueue';
import { dismissPanel, openPanel } from './standingPanels';

/** Makes a tap again when its panel, which stands at the end of the document, has arrived. @returns whether it has to */
function postpone(control, panel) {
  if (document.readyState !== 'loading' || document.getElementById(panel)) return false;
  if (control.getAttribute('aria-busy') === 'true') return true;
  control.setAttribute('aria-busy', 'true');
  // Not `DOMContentLoaded`, which waits for the code.
  document.addEventListener('readystatechange', function click() {
    document.removeEventListener('readystatechange', click);
    control.removeAttribute('aria-busy');
    control.click();
  });
  return true;
}

function onClick(event) {
  var target = event.target;
  var control = around(target, 'button,a[data-enlarges]');
  var dialog = around(target, 'dialog');
  var link = around(target, 'a[data-open-app]');
  var isAnswered = root.hasAttribute('data-answers-open-app') || around(link, '[data-ready]');
  if (root.hasAttribute('data-app') && link && !isAnswered) {
    if (postpone(link, 'offer')) event.preventDefault();
    else if (openPanel('offer', link)) {
      event.preventDefault();
      window.dispatchEvent(new CustomEvent('openApp'));
    }
  }
  if (target === dialog && isInert(dialog)) dismissPanel(dialog);
  if (!isInert(control)) return;
  event.preventDefault();
  event.stopPropagation();
  var opens = control.getAttribute('data-opens');
  if (opens && postpone(control, opens)) return;
  var opener = control;
  if (control.hasAttribute('data-closes')) {
    opener = dialog.openedBy;
    dismissPanel(dialog);
    if (!opens) return;
  }
  keep(control, opens ? openPanel(opens, opener) : '');
}

function onCancel(event) {
  var dialog = around(event.target, 'dialog[open]');
  if ((event.key && event.key !== 'Escape') || event.isComposing || event.keyCode === 229 || !isInert(dialog))
    return;
  event.preventDefault();
  dismissPanel(dialog);
}

/**
 * Acknowledges a tap on a part whose code is not loaded yet, and keeps it until that part can act on it. A panel that it opens stands in
 * the document (docs/decisions/0006-overlays.md): it opens at once, and can be closed again.
 */
export function queueTaps() {
  document.addEventListener('click', onClick, true);
  document.addEventListener('cancel', onCancel, true);
  document.addEventListener('keydown', onCancel, true);
}
