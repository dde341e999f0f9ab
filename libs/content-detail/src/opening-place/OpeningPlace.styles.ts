import styled from 'styled-components';

/** Where an item that lives elsewhere has its button. */
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
