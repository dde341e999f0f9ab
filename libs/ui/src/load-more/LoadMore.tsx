import type { ReactElement, ReactNode } from 'react';
import { DownIcon } from '../icons';
import { Bar } from './LoadMore.styles';

export interface LoadMoreProps {
  /** Not called while busy. */
  readonly onClick: () => void;
  /** More is on its way. The control keeps its height and the focus. */
  readonly busy?: boolean;
  /** Default 加载更多. */
  readonly children?: ReactNode;
}

/** Full-width control under a list that goes on. */
export function LoadMore({ onClick, busy = false, children = '加载更多' }: LoadMoreProps): ReactElement {
  return (
    <Bar type="button" aria-busy={busy} aria-disabled={busy} onClick={busy ? undefined : onClick}>
      {busy ? '加载中' : children}
      {!busy && <DownIcon size={16} />}
    </Bar>
  );
}
