import {
  announceOpenApp,
  answersOpenAppMark,
  closesAttribute,
  enlargesAttribute,
  guideMark,
  opensAppAttribute,
  opensAttribute,
  readyAttribute,
} from '@share/environment/document';
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
  var control = around(target, 'button,a[' + enlargesAttribute + ']');
  var dialog = around(target, 'dialog');
  var link = around(target, 'a[' + opensAppAttribute + ']');
  var isAnswered = root.hasAttribute(answersOpenAppMark) || around(link, '[' + readyAttribute + ']');
  if (root.hasAttribute(guideMark) && link && !isAnswered) {
    if (postpone(link, 'offer')) event.preventDefault();
    else if (openPanel('offer', link)) {
      event.preventDefault();
      announceOpenApp(window);
    }
  }
  if (target === dialog && isInert(dialog)) dismissPanel(dialog);
  if (!isInert(control)) return;
  event.preventDefault();
  event.stopPropagation();
  var opens = control.getAttribute(opensAttribute);
  if (opens && postpone(control, opens)) return;
  var opener = control;
  if (control.hasAttribute(closesAttribute)) {
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
