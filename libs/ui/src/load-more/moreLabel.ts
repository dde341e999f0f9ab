import type { ReactNode } from 'react';

interface MoreState {
  isLoading: boolean;
  hasFailed: boolean;
}

/** What a control that loads more says: what it does, that it is at it, or that it failed and can be tried again. */
export const moreLabel = (
  { isLoading, hasFailed }: MoreState,
  idle: ReactNode = '加载更多',
  retry: ReactNode = '加载失败，点按重试',
): ReactNode => {
  if (isLoading) return '加载中';
  return hasFailed ? retry : idle;
};
