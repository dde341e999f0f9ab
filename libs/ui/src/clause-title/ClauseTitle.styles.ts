import styled from 'styled-components';

export const Root = styled.span`
  > span {
    display: inline-block;
  }
`;
