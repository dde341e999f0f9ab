import { asleep, root } from './islandsOf';
import { kept, longestWait, release } from './tapQueue';
import { sayLost } from './sayLost';
import { closePanels } from './standingPanels';

/** Timers by the names of the islands that a reader waits for. */
var awaited = {};
/** The first module of the page when it could not be loaded: then nobody else answers. */
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
  if (!kept.length) return;
  closePanels();
  kept.slice().forEach(release);
  sayLost();
}

function onWake(event) {
  var name = event.detail.name;
  var island = document.querySelector('[data-island=' + name + ']');
  if (!event.detail.isAwaited || !asleep(island)) return;
  clearTimeout(awaited[name]);
  awaited[name] = setTimeout(function () {
    if (asleep(island) && !island.querySelector('dialog[open]')) sayLost(true);
  }, longestWait);
}

function onLost(event) {
  clearTimeout(awaited[event.detail]);
  closePanels('[data-island=' + event.detail + ']');
  sayLost();
}

/** Tells the reader when code that they wait for cannot be loaded, or does not come in time; the next tap tries again. */
export function watchLostCode() {
  document.addEventListener('error', onError, true);
  root.addEventListener('share:tap', loadAgain);
  root.addEventListener('share:wake', onWake);
  root.addEventListener('share:lost', onLost);
}
