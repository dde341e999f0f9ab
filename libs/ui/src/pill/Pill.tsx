import type { ControlProps } from '../button/Control';
import { Root } from './Pill.styles';

export interface PillProps extends ControlProps {
  /** `tint` offers, `outline` acts, `done` shows that it has been done (已关注). */
  variant: 'tint' | 'outline' | 'done';
}

/** A small action beside a name: 32 px high, with a tap area of 44 px. */
export const Pill = ({ variant, ...control }: PillProps) => <Root data-variant={variant} {...control} />;
