import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** One element for each fact. */
  children: ReactNode;
  /** `span` inside of text, such as a link. */
  as?: 'p' | 'span';
  /** `line`: one line with dots between the facts, cut where it is too long. `small`: a step larger. */
  look?: 'line' | 'small';
  /** Dots between the facts also where they take several lines. */
  dots?: boolean;
}

/** Short facts about something, side by side: who, when, how often. */
export const Facts = ({ children, as: Element = 'p', look, dots = false }: FactsProps) => (
  <Element className={styles.root} data-look={look} data-dots={dots || undefined}>
    {children}
  </Element>
);
