// Runs in the document before the first paint, in every browser that has scripts at all: old syntax only, in all that it imports.
import { applyChoices } from './applyChoices';
import { keepTaps } from './keepTaps';
import { markDocument } from './markDocument';
import { watchLostCode } from './watchLostCode';

markDocument();
applyChoices();
keepTaps();
watchLostCode();

// The address of the document, which WeChat on iOS compares signatures with.
window.__landing = window.location.href.split('#')[0];

// Shows the placeholder for pictures that fail before other scripts run.
document.addEventListener(
  'error',
  function (event) {
    if (event.target && event.target.tagName === 'IMG') event.target.setAttribute('data-failed', '');
  },
  true,
);
