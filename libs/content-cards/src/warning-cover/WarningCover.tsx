import type { ReactNode } from 'react';
import { Action, Cover, Warning } from './WarningCover.styles';

interface WarningCoverProps {
  /** Absent: nothing is covered. */
  reason: string | undefined;
  /** Pictures or a player; left out where the cover hides the content behind it. */
  children?: ReactNode;
}

/** A warning over pictures or a video; one tap shows them, also where no script runs. */
export const WarningCover = ({ reason, children }: WarningCoverProps) => {
  if (!reason) return children;
  return (
    <Cover data-warning="">
      <Warning>
        {reason}
        <Action data-when="closed">继续查看</Action>
        <Action data-when="open">收起</Action>
      </Warning>
      {children}
    </Cover>
  );
};
