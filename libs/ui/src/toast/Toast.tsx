import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Box, Region } from './Toast.styles';
import type { ToastRole } from './useToast';

export interface ToastProps {
  /** One short sentence; line feeds break it. Without it the place stays, so that the next message is announced. */
  readonly message?: string;
  /** `alert` interrupts what is being read out; for what the reader did not ask about. Default `status`. */
  readonly role?: ToastRole;
}

/** A short answer to an action, or an alert; `useToast` gives it its message and its time. */
export function Toast({ message, role = 'status' }: ToastProps): ReactElement {
  const said = message ? <p>{message}</p> : null;
  const isAlert = role === 'alert';
  return (
    <>
      <Box role="status">{isAlert ? null : said}</Box>
      {/* Unlike a status, an alert is announced when it arrives together with its message. */}
      {isAlert && said && <Box role="alert">{said}</Box>}
    </>
  );
}

export interface ToastRegionProps {
  /** `top` where the middle is a field in use. Default `middle`. */
  readonly place?: 'middle' | 'top';
  readonly children: ReactNode;
}

/**
 * Where toasts stand: above everything, in the way of nothing. What opened last is on top, so with every message it opens
 * anew: above a modal dialog, too. Browsers without popovers leave it under one.
 */
export function ToastRegion({ place = 'middle', children }: ToastRegionProps): ReactElement {
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
}
