import { isInert, root } from './islandsOf';
import { queued, longestWait, release } from './tapQueue';
import { toastLost } from './toastLost';
import { closePanels } from './standingPanels';

/** Timers by the names of the islands that a visitor waits for. */
var awaited = {};
/** The first module of the page when it could not be loaded: then no other code answers. */
var lostModule;

function loadAgain() {
  if (!lostModule) return;
  var script = document.createElement('script');
  script.type = 'module';
  script.src = lostModule.src;
  lostModule = undefined;
  document.head.appendChild(script);
}

function onError(event) {
  if (event.target.type !== 'module') return;
  lostModule = event.target;
  if (!queued.length) return;
  closePanels();
  queued.slice().forEach(release);
  toastLost();
}

function onHydrate(event) {
  var name = event.detail.name;
  var island = document.querySelector('[data-island=' + name + ']');
  if (!event.detail.isAwaited || !isInert(island)) return;
  clearTimeout(awaited[name]);
  awaited[name] = setTimeout(function () {
    if (isInert(island) && !island.querySelector('dialog[open]')) toastLost(true);
  }, longestWait);
}

function onLost(event) {
  clearTimeout(awaited[event.detail]);
  closePanels('[data-island=' + event.detail + ']');
  toastLost();
}

/** Tells the visitor when code that they wait for cannot be loaded, or does not come in time; the next tap tries again. */
export function watchLostCode() {
  document.addEventListener('error', onError, true);
  root.addEventListener('share:tap', loadAgain);
  root.addEventListener('share:hydrate', onHydrate);
  root.addEventListener('share:lost', onLost);
}
