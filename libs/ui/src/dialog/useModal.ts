import { hideDialog, showDialog, type DocumentDialog } from '@share/environment/document';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { useBackClose } from '../back-close/useBackClose';
import { isComposingKey } from '../composing-key/isComposingKey';

/** Of a group of radio buttons Tab comes to the chosen one. */
const FOCUSABLE =
  'a[href],button:not(:disabled),input:not([type=radio]):not(:disabled),[type=radio]:checked,select:not(:disabled),textarea:not(:disabled),iframe,[tabindex="0"]';

/** Keeps Tab inside the dialog, also in browsers that do not do so themselves. */
const trapTab = (event: KeyboardEvent<HTMLDialogElement>) => {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const edge = event.shiftKey ? controls[0] : controls[controls.length - 1];
  const inside = controls.some((control) => control === document.activeElement);
  if (edge && inside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? controls[controls.length - 1] : controls[0])?.focus();
};

/** Gives the focus back, or to the replacement of its element: after a login 登录 is the user's account. */
const giveFocusTo = (element: HTMLElement) => {
  const beside = element.parentElement?.querySelectorAll<HTMLElement>('button, a[href]') ?? [];
  for (const each of [element, ...beside]) {
    each.focus({ preventScroll: true });
    if (document.activeElement === each) return;
  }
};

const close = (dialog: DocumentDialog) => {
  const { openedBy } = dialog;
  hideDialog(dialog);
  // The body: nothing had the focus. Beside it stands the whole page.
  if (openedBy instanceof HTMLElement && openedBy !== document.body) giveFocusTo(openedBy);
  delete dialog.openedBy;
};

/** The props that make a `<dialog>` modal. */
interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  tabIndex: -1;
  /** The script in the document may have opened it before hydration. */
  suppressHydrationWarning: true;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onCancel: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens a `<dialog>` as a modal one and restores the focus afterwards. Escape, the system back key and a tap on the scrim
 * call `onClose`; the page behind does not scroll. A dialog that is open in the document already stays as it is, with the focus
 * where it is.
 */
export const useModal = (open: boolean, onClose: () => void): ModalProps => {
  const ref = useRef<HTMLDialogElement>(null);
  useBackClose(open, onClose);
  useEffect(() => {
    const dialog: DocumentDialog | null = ref.current;
    if (!open || !dialog) return undefined;
    if (!dialog.hasAttribute('open')) {
      showDialog(dialog, document.activeElement);
      dialog.focus();
    }
    return () => close(dialog);
  }, [open]);
  return {
    ref,
    tabIndex: -1,
    suppressHydrationWarning: true,
    onKeyDown: (event) => {
      if (event.key === 'Tab') trapTab(event);
      // In an input method Escape cancels the unfinished word, not the dialog.
      if (event.key !== 'Escape' || isComposingKey(event)) return;
      event.preventDefault();
      onClose();
    },
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
};
