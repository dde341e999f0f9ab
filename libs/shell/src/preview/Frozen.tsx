import type { ReactNode } from 'react';
import styles from './Frozen.module.css';

interface FrozenProps {
  children: ReactNode;
}

/** Something to be seen but not used: its controls are disabled, its links are not. */
export const Frozen = ({ children }: FrozenProps) => (
  <fieldset className={styles.frozen} disabled>
    {children}
  </fieldset>
);
