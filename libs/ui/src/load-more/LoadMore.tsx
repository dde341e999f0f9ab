import type { ReactNode } from 'react';
import { DownIcon } from '../icons';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  /** Not called while busy. */
  onClick: () => void;
  /** Where more is to be found while no code answers a tap: it is a link then. */
  href?: string | undefined;
  /** More is being loaded. The button keeps its height and the focus. */
  busy?: boolean;
  /** Tries again what has failed: no arrow points to what follows. */
  isRetry?: boolean;
  /** Default 加载更多. */
  children?: ReactNode;
}

/** Full-width button below a list with more items. */
export const LoadMore = ({
  onClick,
  href,
  busy = false,
  isRetry = false,
  children = '加载更多',
}: LoadMoreProps) =>
  href === undefined ? (
    <button
      className={styles.root}
      type="button"
      aria-busy={busy}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
    >
      {busy ? '加载中' : children}
      {!busy && !isRetry && <DownIcon size={16} />}
    </button>
  ) : (
    <a className={styles.root} href={href}>
      {children}
      <DownIcon size={16} />
    </a>
  );
