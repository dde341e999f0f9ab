import type { ReactNode } from 'react';
import { formatCount } from '../format';
import styles from './Section.module.css';

export interface SectionProps {
  /** Anchor of the section; the heading gets `<id>-heading`. */
  id: string;
  title: string;
  /** Total number of items, shown beside the title. */
  count?: number;
  /** A note or a control at the right end of the heading. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under a hairline, a short mark and a heading. */
export const Section = ({ id, title, count, aside, children }: SectionProps) => {
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} id={id} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {count !== undefined && <span>{formatCount(count)}</span>}
        {aside !== undefined && <div>{aside}</div>}
      </header>
      {children}
    </section>
  );
};
