/** In milliseconds, as long as a toast. */
var visibleFor = 2400;
var timer;

/** Shows the message that stands in the document for a part whose code cannot be loaded (`LostMessage`). */
export function sayLost() {
  var message = document.querySelector('[data-lost-message] p');
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
