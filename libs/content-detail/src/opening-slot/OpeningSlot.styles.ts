import styled from 'styled-components';

/** Holds the button of an item that opens elsewhere. */
export const OpeningSlot = styled.div`
  margin: 0 var(--gutter) 24px;
  text-align: center;
`;

/** The content over the button there. */
export const Note = styled.p`
  ${OpeningSlot} & {
    margin-bottom: 12px;
    font-size: var(--text-label);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
