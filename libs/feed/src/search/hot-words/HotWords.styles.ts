import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Words = styled.ol`
  display: grid;
  /* One column where two would be too narrow for a word and its mark. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px * var(--ui)), 1fr));
  column-gap: 20px;
  margin-top: 12px;
`;

export const Place = styled.b`
  flex: none;
  min-width: calc(24px * var(--ui));
  color: var(--ink-3);
  font-size: calc(20px * var(--ui));

  &[data-top] {
    color: var(--accent-text);
  }
`;

export const Word = styled.span`
  min-width: 0;
`;

export const WordLink = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--target);
  font-size: var(--text-button);
  line-height: 1.4;

  ${pressed}

  /* The mark beside the word. */
  > ${Word} + span {
    flex: none;
    min-width: 0;
  }
`;
