import styled from 'styled-components';
import { AnyElement } from '../any-element/AnyElement';

export const Root = styled(AnyElement)`
  /* Runs in the direction of its own letters. */
  unicode-bidi: plaintext;

  /* Breaks only where a word ends; one that is longer than the line breaks inside. */
  &[data-words] {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

export const Clause = styled.span`
  display: inline-block;
`;

/** A number and its noun, with a space between them. */
export const Measure = styled.b`
  font-weight: inherit;
  white-space: nowrap;
`;

/** The words of the search: marked by colour alone. */
export const Hit = styled.mark`
  background: none;
  color: var(--accent-text);
`;
