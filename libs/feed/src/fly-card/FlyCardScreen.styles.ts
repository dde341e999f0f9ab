import styled from 'styled-components';

export const Cards = styled.div`
  padding: 0 var(--gutter);
`;
