/** In milliseconds, as long as a toast. */
var visibleFor = 2400;
var timer;

/**
 * Shows a message that stands in the document (`LostMessage`): for a part whose code cannot be loaded, or, `isLate`, does not come. Without
 * network that is why.
 */
export function toastLost(isLate) {
  var place = isLate ? 1 : 0;
  if (navigator.onLine === false) place = 2;
  var message = document.querySelectorAll('[data-lost-message] p')[place];
  if (!message) return;
  var region = message.closest('[popover]');
  if (region.showPopover) {
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }
  message.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(function () {
    message.hidden = true;
  }, visibleFor);
}
