import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** On air now. */
  live?: boolean;
  children: ReactNode;
}

/** A short fact on a picture: length, number of pictures, on air. The parent positions it. */
export const Badge = ({ live = false, children }: BadgeProps) => (
  <span className={styles.root} data-live={live ? '' : undefined}>
    {children}
  </span>
);
