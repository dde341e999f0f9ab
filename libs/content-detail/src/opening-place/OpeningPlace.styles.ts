import styled from 'styled-components';

/** Holds the button of an item that opens elsewhere. */
export const OpeningPlace = styled.div`
  margin: 8px var(--gutter) 28px;
  text-align: center;

  > p {
    margin-bottom: 12px;
    font-size: var(--text-label);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
