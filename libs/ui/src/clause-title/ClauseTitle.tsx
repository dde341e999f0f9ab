import { splitClauses } from '../format';
import styles from './ClauseTitle.module.css';

export interface ClauseTitleProps {
  text: string;
  /** Its level in the outline of the page. Default `span`. */
  as?: 'h1' | 'h2' | 'h3' | 'span';
  className?: string;
}

/** A title that prefers to break between its clauses (design: type). Size and weight come from the parent. */
export const ClauseTitle = ({ text, as: Element = 'span', className }: ClauseTitleProps) => {
  const clauses = splitClauses(text);
  return (
    <Element className={className ? `${styles.root} ${className}` : styles.root}>
      {clauses.length > 1 ? clauses.map((clause, index) => <span key={index}>{clause}</span>) : text}
    </Element>
  );
};
