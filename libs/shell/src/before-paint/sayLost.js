/** In milliseconds, as long as a toast. */
var visibleFor = 2400;
var timer;

/** Shows a message that stands in the document (`LostMessage`): for a part whose code cannot be loaded, or, `isLate`, does not come. */
export function sayLost(isLate) {
  var message = document.querySelectorAll('[data-lost-message] p')[isLate ? 1 : 0];
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
