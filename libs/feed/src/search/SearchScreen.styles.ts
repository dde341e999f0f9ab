import styled from 'styled-components';

/** Has its own bar, at the upper edge of the page. */
export const Root = styled.div`
  margin: -24px calc(-1 * var(--gutter)) 0;
`;

export const Block = styled.div`
  padding: 4px var(--gutter) 0;
`;

export const Start = styled.div`
  padding: 16px var(--gutter) 0;
`;
