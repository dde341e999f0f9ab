import type { ReactElement } from 'react';
import { splitClauses } from '../format';
import { Clauses } from './ClauseTitle.styles';

export interface ClauseTitleProps {
  readonly text: string;
  /** The element, by its place in the outline of the page. Default `span`. */
  readonly as?: 'h1' | 'h2' | 'h3' | 'span';
  readonly className?: string;
}

/** A title that prefers to break between its clauses (design: type). Size and weight come from the parent. */
export function ClauseTitle({ text, as = 'span', className }: ClauseTitleProps): ReactElement {
  const clauses = splitClauses(text);
  return (
    <Clauses as={as} className={className}>
      {clauses.length > 1 ? clauses.map((clause, place) => <span key={place}>{clause}</span>) : text}
    </Clauses>
  );
}
