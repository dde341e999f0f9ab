import { Fragment, type ReactNode } from 'react';
import { splitWords } from '../word-breaks/splitWords';
import { Clause, Measure, Root } from './ClauseTitle.styles';
import { markHits, type TextHit } from './markHits';
import { splitClauses } from './splitClauses';

export interface ClauseTitleProps {
  text: string;
  /** Where it may break inside a clause (`titleWords` of the server); absent: anywhere. */
  words?: string | undefined;
  /** The words of a search, set off by their colour. */
  hits?: readonly TextHit[] | undefined;
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

interface Piece {
  text: string;
  /** Where it begins in the title. */
  start: number;
}

const withStarts = (clauses: string[][]): Piece[][] => {
  let end = 0;
  return clauses.map((pieces) => pieces.map((text) => ({ text, start: (end += text.length) - text.length })));
};

const Pieces = ({ pieces, hits }: { pieces: Piece[]; hits: readonly TextHit[] }) =>
  pieces.map(({ text, start }, index) => {
    const shown: ReactNode = markHits(text, start, hits);
    return (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {hasSpace.test(text) ? <Measure>{shown}</Measure> : shown}
      </Fragment>
    );
  });

const noHits: readonly TextHit[] = [];

/**
 * A title that prefers to break between its clauses (design: type), and else between words. Size and weight come from the
 * parent.
 */
export const ClauseTitle = ({ text, words, hits = noHits, as = 'span', className }: ClauseTitleProps) => {
  const clauses = withStarts(toClauses(text, words));
  return (
    <Root element={as} className={className} data-words={words === undefined ? undefined : ''}>
      {clauses.length > 1
        ? clauses.map((pieces, index) => (
            <Clause key={index}>
              <Pieces pieces={pieces} hits={hits} />
            </Clause>
          ))
        : clauses[0] && <Pieces pieces={clauses[0]} hits={hits} />}
    </Root>
  );
};
