import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { useBackClose } from '../back-close/useBackClose';
import { lockScroll } from './lockScroll';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),iframe,[tabindex="0"]';

/** Keeps Tab inside the dialog, also where the browser does not do so by itself. */
function trapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const edge = event.shiftKey ? controls[0] : controls[controls.length - 1];
  const inside = controls.some((control) => control === document.activeElement);
  if (edge && inside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? controls[controls.length - 1] : controls[0])?.focus();
}

/** What a `<dialog>` needs to be a modal one. */
interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly tabIndex: -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens a `<dialog>` as a modal one and gives the focus back afterwards. Escape, the system back key and a tap on the scrim
 * call `onClose`; the page behind it stays where it is. Web views older than `showModal` get the same behaviour without the
 * top layer.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useBackClose(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    const unlockScroll = lockScroll();
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    dialog.focus();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      unlockScroll();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);
  return {
    ref,
    tabIndex: -1,
    onKeyDown: (event) => {
      if (event.key === 'Tab') trapTab(event);
      // Escape may also be the way out of an unfinished Chinese word.
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
}
