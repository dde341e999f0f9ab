/** A dialog of the document. The script in the document may open it at a tap, before any other code is there. */
export interface DocumentDialog extends HTMLDialogElement {
  /** The control that was tapped to open it, if that script has opened it; gets the focus back. */
  openedBy?: HTMLElement;
}

/** Gives the focus back, or to the replacement of its element: after a login 登录 is the user's account. */
const giveFocusTo = (element: HTMLElement): void => {
  const beside = element.parentElement?.querySelectorAll<HTMLElement>('button, a[href]') ?? [];
  for (const each of [element, ...beside]) {
    each.focus({ preventScroll: true });
    if (document.activeElement === each) return;
  }
};

/** Closes a dialog. The page scrolls again when no other one is open, and the focus goes back to where it was. */
export const closeDialog = (dialog: DocumentDialog, previousFocus: Element | null | undefined): void => {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
  if (!document.querySelector('dialog[open]')) document.documentElement.style.overflow = '';
  // The body: nothing had the focus. Beside it stands the whole page.
  if (previousFocus instanceof HTMLElement && previousFocus !== document.body) giveFocusTo(previousFocus);
  delete dialog.openedBy;
};
