import { Control, type ControlProps } from '../button/Control';
import styles from './Pill.module.css';

export interface PillProps extends ControlProps {
  /** `tint` offers, `outline` acts, `done` shows that it has been done (已关注). */
  variant: 'tint' | 'outline' | 'done';
}

/** A small action beside a name: 32 px high, with a tap area of 44 px. */
export const Pill = ({ variant, ...control }: PillProps) => (
  <Control look={styles.root} data-variant={variant} {...control} />
);
