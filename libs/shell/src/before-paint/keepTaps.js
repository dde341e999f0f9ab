import { createStandingPanels } from './standingPanels';
import { around, asleep, root } from './islandsOf';
import { sayLost } from './sayLost';

/** Longest wait for code, in milliseconds: as long as for an answer of the platform. */
var longestWait = 10000;

/**
 * Acknowledges a tap on a part whose code is not loaded yet, and keeps it until that part can act on it. A panel that it opens stands in
 * the document (docs/decisions/0006-overlays.md): it opens at once, and can be closed again. Where the code cannot be loaded,
 * or does not come in time, the reader is told, and the next tap tries again.
 */
export function keepTaps() {
  /** Controls tapped and not acted on yet; `startIslands` takes them over. */
  var kept = (window.__keptTaps = []);
  /** Timers by the names of the islands that a reader waits for. */
  var awaited = {};
  /** The first module of the page when it could not be loaded: then nobody else answers. */
  var lostModule;

  var release = function (control) {
    if (!control) return;
    kept.splice(kept.indexOf(control), 1);
    control.removeAttribute('data-tapped');
    control.removeAttribute('aria-busy');
  };
  var panels = createStandingPanels(release);

  var loadAgain = function () {
    if (!lostModule) return;
    var script = document.createElement('script');
    script.type = 'module';
    script.src = lostModule.src;
    lostModule = undefined;
    document.head.appendChild(script);
  };

  var keep = function (control, opened) {
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
        sayLost(true);
      }, longestWait);
    kept.push(control);
    root.dispatchEvent(new CustomEvent('share:tap', { detail: control }));
    loadAgain();
  };

  /** Makes a tap again when its panel, which stands at the end of the document, has arrived. @returns whether it has to */
  var postpone = function (control, panel) {
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
  };

  var onClick = function (event) {
    var target = event.target;
    var control = around(target, 'button');
    var dialog = around(target, 'dialog');
    var link = around(target, 'a[data-open-app]');
    var isAnswered = root.hasAttribute('data-answers-open-app') || around(link, '[data-ready]');
    if (root.hasAttribute('data-app') && link && !isAnswered) {
      if (postpone(link, 'offer')) event.preventDefault();
      else if (panels.open('offer', link)) {
        event.preventDefault();
        window.dispatchEvent(new CustomEvent('openApp'));
      }
    }
    if (target === dialog && asleep(dialog)) panels.dismiss(dialog);
    if (!asleep(control)) return;
    event.preventDefault();
    event.stopPropagation();
    var opens = control.getAttribute('data-opens');
    if (opens && postpone(control, opens)) return;
    var opener = control;
    if (control.hasAttribute('data-closes')) {
      opener = dialog.openedBy;
      panels.dismiss(dialog);
      if (!opens) return;
    }
    keep(control, opens ? panels.open(opens, opener) : '');
  };

  var onCancel = function (event) {
    var dialog = around(event.target, 'dialog[open]');
    if ((event.key && event.key !== 'Escape') || event.isComposing || !asleep(dialog)) return;
    event.preventDefault();
    panels.dismiss(dialog);
  };

  var onError = function (event) {
    if (event.target.type !== 'module') return;
    lostModule = event.target;
    if (!kept.length) return;
    panels.closeAll();
    kept.slice().forEach(release);
    sayLost();
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('cancel', onCancel, true);
  document.addEventListener('keydown', onCancel, true);
  document.addEventListener('error', onError, true);
  root.addEventListener('share:wake', function (event) {
    var name = event.detail.name;
    var island = document.querySelector('[data-island=' + name + ']');
    if (!event.detail.isAwaited || !asleep(island)) return;
    clearTimeout(awaited[name]);
    awaited[name] = setTimeout(function () {
      if (asleep(island) && !island.querySelector('dialog[open]')) sayLost(true);
    }, longestWait);
  });
  root.addEventListener('share:lost', function (event) {
    clearTimeout(awaited[event.detail]);
    panels.closeAll('[data-island=' + event.detail + ']');
    sayLost();
  });
}
