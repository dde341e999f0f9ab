import type { ReactNode } from 'react';
import { Root } from './Badge.styles';

export interface BadgeProps {
  /** On air now. */
  live?: boolean;
  children: ReactNode;
}

/** A short fact on a picture: length, number of pictures, on air. The parent positions it. */
export const Badge = ({ live = false, children }: BadgeProps) => (
  <Root data-live={live ? '' : undefined}>{children}</Root>
);
