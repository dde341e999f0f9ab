import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { useBackClose } from '../back-close/useBackClose';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),iframe,[tabindex="0"]';

/** Keeps Tab inside the dialog, also in browsers that do not do so themselves. */
const trapTab = (event: KeyboardEvent<HTMLDialogElement>) => {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const edge = event.shiftKey ? controls[0] : controls[controls.length - 1];
  const inside = controls.some((control) => control === document.activeElement);
  if (edge && inside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? controls[controls.length - 1] : controls[0])?.focus();
};

let openOverlays = 0;

/**
 * Stops the page behind an overlay from scrolling, also when a finger starts on the scrim or on content too short to scroll.
 * iOS before 16 scrolls all the same.
 * @returns unlocks; the page scrolls again when the last overlay has unlocked it
 */
const lockScroll = () => {
  const { style } = document.documentElement;
  openOverlays += 1;
  style.overflow = 'hidden';
  return () => {
    openOverlays -= 1;
    if (openOverlays === 0) style.overflow = '';
  };
};

/** The props that make a `<dialog>` modal. */
interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  tabIndex: -1;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onCancel: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens a `<dialog>` as a modal one and restores the focus afterwards. Escape, the system back key and a tap on the scrim
 * call `onClose`; the page behind does not scroll. Web views without `showModal` get the same behaviour without the top layer.
 */
export const useModal = (open: boolean, onClose: () => void): ModalProps => {
  const ref = useRef<HTMLDialogElement>(null);
  useBackClose(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const previousFocus = document.activeElement;
    const unlockScroll = lockScroll();
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    dialog.focus();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      unlockScroll();
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, [open]);
  return {
    ref,
    tabIndex: -1,
    onKeyDown: (event) => {
      if (event.key === 'Tab') trapTab(event);
      // In an input method Escape cancels the unfinished word, not the dialog.
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
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
