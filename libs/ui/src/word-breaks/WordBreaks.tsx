import { Fragment } from 'react';
import { splitWords } from './splitWords';

interface WordBreaksProps {
  text: string;
  /** Where it may break (`titleWords` of the server); absent: as the browser has it. */
  words?: string | undefined;
}

/** A text that may break between its words; its parent sets `word-break: keep-all`. */
export const WordBreaks = ({ text, words }: WordBreaksProps) =>
  words === undefined
    ? text
    : splitWords(text, words).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ));
