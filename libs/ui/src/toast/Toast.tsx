import type { ReactElement, ReactNode } from 'react';
import { Box, Region } from './Toast.styles';

export interface ToastProps {
  /** One short sentence; line feeds break it. Without it the place stays, so that the next message is announced. */
  readonly message?: string;
}

/** A short answer to an action; `useToast` gives it its message and its time. */
export function Toast({ message }: ToastProps): ReactElement {
  return <Box role="status">{message ? <p>{message}</p> : null}</Box>;
}

export interface ToastRegionProps {
  /** `top` where the middle is a field in use. Default `middle`. */
  readonly place?: 'middle' | 'top';
  readonly children: ReactNode;
}

/** Where toasts stand: above everything, in the way of nothing. */
export function ToastRegion({ place = 'middle', children }: ToastRegionProps): ReactElement {
  return <Region data-place={place}>{children}</Region>;
}
