import type { ReactNode } from 'react';
import { DownIcon } from '../icons';
import { Root } from './LoadMore.styles';
import { moreLabel } from './moreLabel';

export interface LoadMoreProps {
  /** Not called while busy. */
  onClick: () => void;
  /** Where more is to be found while no code answers a tap: it is a link then. */
  href?: string | undefined;
  /** More is being loaded. The button keeps its height and the focus. */
  busy?: boolean;
  /** Tries again after a failure: no arrow points down. */
  isRetry?: boolean;
  /** Its label unless it is busy; by default that of `moreLabel`. */
  children?: ReactNode;
}

/** Full-width button below a list with more items. */
export const LoadMore = ({ onClick, href, busy = false, isRetry = false, children }: LoadMoreProps) => {
  const labelWhile = (isLoading: boolean) => moreLabel({ isLoading, hasFailed: isRetry }, children, children);
  return href === undefined ? (
    <Root type="button" aria-busy={busy} aria-disabled={busy} onClick={busy ? undefined : onClick}>
      {labelWhile(busy)}
      {!busy && !isRetry && <DownIcon size={16} />}
    </Root>
  ) : (
    <Root as="a" href={href}>
      {labelWhile(false)}
      <DownIcon size={16} />
    </Root>
  );
};
