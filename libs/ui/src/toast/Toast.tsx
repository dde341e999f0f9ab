import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Box, Message, Region } from './Toast.styles';

interface ToastMessage {
  /** Absent when the one before is to go. */
  message: string | undefined;
  /** `alert` interrupts what is being read out; for messages the visitor did not request. */
  role: 'status' | 'alert';
}

/** In milliseconds. */
const VISIBLE_FOR = 2400;

/** The message of a `Toast`, removed after 2.4 s. */
export const useToast = () => {
  const [toast, setToast] = useState<ToastMessage>();
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), VISIBLE_FOR);
    return () => clearTimeout(timer);
  }, [toast]);
  const showToast = useCallback(
    (message: string | undefined, role: ToastMessage['role'] = 'status') => setToast({ message, role }),
    [],
  );
  return {
    /** The props of `Toast`. */
    toast,
    /** Replaces the current message. Always the same function. */
    showToast,
  };
};

export interface ToastProps {
  /** One short sentence; line feeds break it. Without it the live region stays, so that the next message is announced. */
  message?: string | undefined;
  /** Default `status`. */
  role?: ToastMessage['role'];
  /** The message waits in the document for a script that shows it. */
  hidden?: boolean;
}

/** A short answer to an action, or an alert; `useToast` controls its message. */
export const Toast = ({ message, role = 'status', hidden = false }: ToastProps) => {
  const text = message ? <Message hidden={hidden}>{message}</Message> : null;
  const isAlert = role === 'alert';
  return (
    <>
      <Box role="status">{isAlert ? null : text}</Box>
      {/* Unlike a status, an alert is announced when its region arrives together with the message. */}
      {isAlert && text && <Box role="alert">{text}</Box>}
    </>
  );
};

export interface ToastRegionProps {
  /** `top` where the middle of the screen is a field in use. Default `middle`. */
  place?: 'middle' | 'top';
  children: ReactNode;
}

/**
 * Shows toasts above everything else, without blocking taps. The last one opened is on top, so the region reopens with every
 * message and also covers a modal dialog. In browsers without popovers it stays below dialogs.
 */
export const ToastRegion = ({ place = 'middle', children }: ToastRegionProps) => {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = region.current;
    if (typeof popover?.showPopover !== 'function') return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    popover.showPopover();
  }, [children]);
  return (
    <Region ref={region} popover="manual" data-place={place}>
      {children}
    </Region>
  );
};
