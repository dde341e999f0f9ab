import type { ReactElement, ReactNode } from 'react';
import { Plate } from './Badge.styles';

export interface BadgeProps {
  /** Something is on air now. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A short fact on a picture: length, number of pictures, on air. The parent places it. */
export function Badge({ live = false, children }: BadgeProps): ReactElement {
  return <Plate data-live={live ? '' : undefined}>{children}</Plate>;
}
