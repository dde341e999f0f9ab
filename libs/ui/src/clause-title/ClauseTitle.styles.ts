import styled from 'styled-components';

export const Clauses = styled.span`
  > span {
    display: inline-block;
  }
`;
