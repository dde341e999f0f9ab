import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** One element for each fact. */
  children: ReactNode;
  /** `span` inside of text, such as a link. */
  as?: 'p' | 'span';
  /** `line`: one line, cut where it is too long. `small`: a step larger. */
  look?: 'line' | 'small';
}

/** Short facts about something, side by side with dots between them: who, when, how often. */
export const Facts = ({ children, as: Element = 'p', look }: FactsProps) => (
  <Element className={styles.root} data-look={look}>
    {children}
  </Element>
);
