import type { ReactNode } from 'react';
import { DownIcon } from '../icons';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  /** Not called while busy. */
  onClick: () => void;
  /** More is being loaded. The button keeps its height and the focus. */
  busy?: boolean;
  /** Default 加载更多. */
  children?: ReactNode;
}

/** Full-width button below a list with more items. */
export const LoadMore = ({ onClick, busy = false, children = '加载更多' }: LoadMoreProps) => (
  <button
    className={styles.root}
    type="button"
    aria-busy={busy}
    aria-disabled={busy}
    onClick={busy ? undefined : onClick}
  >
    {busy ? '加载中' : children}
    {!busy && <DownIcon size={16} />}
  </button>
);
