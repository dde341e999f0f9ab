import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  /** Makes it a link. */
  href?: string;
  /** Makes it a button, unless there is an `href`. */
  onClick?: () => void;
  /** The selected one of a row. */
  selected?: boolean;
  children: ReactNode;
}

/** A topic, a search word or one of several choices. */
export const Chip = ({ href, onClick, selected = false, children }: ChipProps) => {
  const shared = { 'data-selected': selected ? '' : undefined, children };
  if (href !== undefined) return <a className={styles.root} href={href} {...shared} />;
  if (onClick)
    return (
      <button className={styles.root} type="button" onClick={onClick} aria-pressed={selected} {...shared} />
    );
  return <span className={styles.root} {...shared} />;
};
