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
import { closeDialog, type DocumentDialog } from './closeDialog';

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

/**
 * Stops the page behind an overlay from scrolling, also when a finger starts on the scrim or on content too short to scroll.
 * iOS before 16 scrolls all the same.
 */
const lockScroll = () => {
  document.documentElement.style.overflow = 'hidden';
};

const show = (dialog: HTMLDialogElement) => {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog.focus();
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
 * where it is. Web views without `showModal` get the same behaviour without the top layer.
 */
export const useModal = (open: boolean, onClose: () => void): ModalProps => {
  const ref = useRef<HTMLDialogElement>(null);
  useBackClose(open, onClose);
  useEffect(() => {
    const dialog: DocumentDialog | null = ref.current;
    if (!open || !dialog) return undefined;
    const isOpenAlready = dialog.hasAttribute('open');
    const previousFocus = isOpenAlready ? dialog.openedBy : document.activeElement;
    lockScroll();
    if (!isOpenAlready) show(dialog);
    return () => closeDialog(dialog, previousFocus);
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
