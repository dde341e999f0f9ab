import type { ReactNode } from 'react';

interface MoreState {
  isLoading: boolean;
  hasFailed: boolean;
}

/** The label of a control that loads more: its action, that it is busy, or that it failed and can be tried again. */
export const moreLabel = (
  { isLoading, hasFailed }: MoreState,
  idle: ReactNode = '加载更多',
  retry: ReactNode = '加载失败，点按重试',
): ReactNode => {
  if (isLoading) return '加载中';
  return hasFailed ? retry : idle;
};
