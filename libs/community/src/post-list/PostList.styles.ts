import styled from 'styled-components';

export const Root = styled.div`
  > a {
    margin: 12px var(--gutter) 0;
  }
`;

export const Item = styled.li`
  &:not(:first-child) {
    border-top: 8px solid var(--canvas);
  }
`;

export const End = styled.div`
  padding: 12px var(--gutter) 0;
`;
