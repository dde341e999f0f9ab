import type { DocumentDialog } from './documentContract';

/**
 * Opens a `<dialog>` as a modal one: the page behind it does not scroll, also when a finger starts on the scrim or on content too short to
 * scroll (iOS before 16 scrolls all the same). Web views without `showModal` get the same without the top layer.
 *
 * @param openedBy gets the focus back when the dialog closes
 */
export const showDialog = (dialog: DocumentDialog, openedBy: Element | null | undefined): void => {
  dialog.openedBy = openedBy;
  document.documentElement.style.overflow = 'hidden';
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
};

/** Closes a `<dialog>`. The page scrolls again when no other one is open; the focus is the caller's. */
export const hideDialog = (dialog: DocumentDialog): void => {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
  if (!document.querySelector('dialog[open]')) document.documentElement.style.overflow = '';
};
