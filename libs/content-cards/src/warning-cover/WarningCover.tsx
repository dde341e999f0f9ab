import type { ReactNode } from 'react';
import styles from './WarningCover.module.css';

interface WarningCoverProps {
  /** Absent: nothing is covered. */
  reason: string | undefined;
  /** Pictures or a player; left out where the place of the cover hides what follows it. */
  children?: ReactNode;
}

/** A warning over pictures or a video; one tap shows them, also where no script runs. */
export const WarningCover = ({ reason, children }: WarningCoverProps) => {
  if (!reason) return children;
  return (
    <details className={styles.cover} data-warning="">
      <summary>
        {reason}
        <span data-when="closed">继续查看</span>
        <span data-when="open">收起</span>
      </summary>
      {children}
    </details>
  );
};
