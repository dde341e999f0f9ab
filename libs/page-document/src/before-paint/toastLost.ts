import { lostMessageAttribute } from '@share/environment/document';

/** In milliseconds, as long as a toast. */
const visibleFor = 2400;
let timer: number | undefined;

/**
 * Shows a message that stands in the document (`LostMessage`): for a part whose code cannot be loaded, or, `isLate`, does not come. Without
 * network that is why.
 * @param isLate a part does not come, rather than that it cannot be loaded
 */
export const toastLost = (isLate?: boolean): void => {
  const index = navigator.onLine === false ? 2 : Number(isLate === true);
  const message = document.querySelectorAll<HTMLElement>('[' + lostMessageAttribute + '] p')[index];
  if (!message) return;
  const region = message.closest<HTMLElement>('[popover]');
  if (region && 'showPopover' in region) {
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }
  message.hidden = false;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    message.hidden = true;
  }, visibleFor);
};
