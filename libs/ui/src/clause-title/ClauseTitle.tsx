import { splitClauses } from '../format';
import { Root } from './ClauseTitle.styles';

export interface ClauseTitleProps {
  text: string;
  /** Its level in the outline of the page. Default `span`. */
  as?: 'h1' | 'h2' | 'h3' | 'span';
  className?: string;
}

/** A title that prefers to break between its clauses (design: type). Size and weight come from the parent. */
export const ClauseTitle = ({ text, as = 'span', className }: ClauseTitleProps) => {
  const clauses = splitClauses(text);
  return (
    <Root as={as} className={className}>
      {clauses.length > 1 ? clauses.map((clause, index) => <span key={index}>{clause}</span>) : text}
    </Root>
  );
};
