import { tappedAttribute } from '@share/environment/document';
import { toastLost } from './toastLost';

/** Longest wait for code, in milliseconds: as long as for an answer of the platform. */
export var longestWait = 10000;

/** Handlers by the names of their messages. */
var handlers = {};

function without(list, item) {
  return list.filter(function (other) {
    return other !== item;
  });
}

/** What this script leaves for the code that comes later (`PageScript`). */
export var page = (window.__page = {
  taps: [],
  on: function (name, handler) {
    (handlers[name] = handlers[name] || []).push(handler);
  },
  off: function (name, handler) {
    handlers[name] = without(handlers[name], handler);
  },
  emit: function (name, message) {
    (handlers[name] || []).forEach(function (handler) {
      try {
        handler(message);
      } catch (error) {
        // Reported as that of an event: it ends no other handler, and not who has sent the message.
        setTimeout(function () {
          throw error;
        });
      }
    });
  },
  release: function (tap) {
    page.taps = without(page.taps, tap);
    tap.control.removeAttribute(tappedAttribute);
    tap.control.removeAttribute('aria-busy');
  },
});

/** @param panel that the tap has opened; empty for none */
export function keep(control, panel) {
  if (control.hasAttribute(tappedAttribute)) return;
  var tap = { control: control, panel: panel };
  control.setAttribute(tappedAttribute, '');
  control.setAttribute('aria-busy', 'true');
  // A panel that has opened is an answer.
  if (!panel)
    setTimeout(function () {
      if (page.taps.indexOf(tap) < 0 || !control.hasAttribute(tappedAttribute)) return;
      tap.isGivenUp = true;
      page.release(tap);
      toastLost(true);
    }, longestWait);
  page.taps.push(tap);
  page.emit('tap', tap);
}
