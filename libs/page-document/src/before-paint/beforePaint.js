// Runs in the document before the first paint, in every browser that has scripts at all: old syntax only, in all that it imports.
import { applyChoices } from './applyChoices';
import { queueTaps } from './queueTaps';
import { markDocument } from './markDocument';
import { watchLostCode } from './watchLostCode';

markDocument();
applyChoices();
queueTaps();
watchLostCode();

// The address of the document, which WeChat on iOS compares signatures with.
window.__landing = window.location.href.split('#')[0];

// A picture that the service does not have is loaded as it is; one that fails before other scripts run shows its placeholder.
document.addEventListener(
  'error',
  function (event) {
    var image = event.target;
    if (!image || image.tagName !== 'IMG') return;
    if (!image.srcset) return image.setAttribute('data-failed', '');
    event.stopPropagation();
    image.removeAttribute('srcset');
  },
  true,
);
