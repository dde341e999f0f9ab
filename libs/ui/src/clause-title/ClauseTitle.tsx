import { Fragment } from 'react';
import { splitClauses } from '../format';
import styles from './ClauseTitle.module.css';
import { splitWords } from './titleWords';

export interface ClauseTitleProps {
  text: string;
  /** Where it may break inside a clause (`titleWords` of the server); absent: anywhere. */
  words?: string | undefined;
  /** Its level in the outline of the page. Default `span`. */
  as?: 'h1' | 'h2' | 'h3' | 'span';
  className?: string;
}

/** The pieces of the title that lie in each of its clauses; a piece with a part in two is cut. */
const toClauses = (text: string, words: string | undefined): string[][] => {
  const pieces = words === undefined ? [text] : splitWords(text, words);
  return splitClauses(text).map((clause) => {
    const own: string[] = [];
    for (let left = clause.length; left > 0;) {
      const [piece = clause.slice(-left)] = pieces.splice(0, 1);
      const part = piece.slice(0, left);
      if (part !== piece) pieces.unshift(piece.slice(left));
      own.push(part);
      left -= part.length;
    }
    return own;
  });
};

const hasSpace = /\S\s\S/;

const Pieces = ({ pieces }: { pieces: string[] }) =>
  pieces.map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {hasSpace.test(piece) ? <b>{piece}</b> : piece}
    </Fragment>
  ));

/**
 * A title that prefers to break between its clauses (design: type), and else between words. Size and weight come from the
 * parent.
 */
export const ClauseTitle = ({ text, words, as: Element = 'span', className }: ClauseTitleProps) => {
  const clauses = toClauses(text, words);
  return (
    <Element
      className={className ? `${styles.root} ${className}` : styles.root}
      data-words={words === undefined ? undefined : ''}
    >
      {clauses.length > 1
        ? clauses.map((pieces, place) => (
            <span key={place}>
              <Pieces pieces={pieces} />
            </span>
          ))
        : clauses[0] && <Pieces pieces={clauses[0]} />}
    </Element>
  );
};
