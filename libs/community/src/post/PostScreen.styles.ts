import styled from 'styled-components';

export const Circle = styled.div`
  margin: 4px var(--gutter) 28px;
  padding: 0 12px;
  border-radius: var(--radius-l);
  background: var(--sunken);
`;

/** The posts reach from edge to edge, the heading does not. */
export const More = styled.div`
  padding: 0 var(--gutter);

  > section > [data-island] {
    margin: 0 calc(-1 * var(--gutter));
  }
`;
