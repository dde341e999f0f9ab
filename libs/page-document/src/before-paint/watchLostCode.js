import { islandAttribute } from '@share/environment/document';
import { isInert } from './islandsOf';
import { longestWait, page } from './tapQueue';
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
  if (!page.taps.length) return;
  closePanels();
  page.taps.forEach(page.release);
  toastLost();
}

function named(name) {
  return '[' + islandAttribute + '=' + name + ']';
}

function onHydrate(request) {
  var name = request.name;
  var island = document.querySelector(named(name));
  if (!request.isAwaited || !isInert(island)) return;
  clearTimeout(awaited[name]);
  awaited[name] = setTimeout(function () {
    if (isInert(island) && !island.querySelector('dialog[open]')) toastLost(true);
  }, longestWait);
}

function onLost(name) {
  clearTimeout(awaited[name]);
  closePanels(named(name));
  toastLost();
}

/** Tells the visitor when code that they wait for cannot be loaded, or does not come in time; the next tap tries again. */
export function watchLostCode() {
  document.addEventListener('error', onError, true);
  page.on('tap', loadAgain);
  page.on('hydrate', onHydrate);
  page.on('lost', onLost);
}
