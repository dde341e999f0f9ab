import styled from 'styled-components';

export const Root = styled.div`
  padding: 24px var(--gutter) 0;
`;

export const Title = styled.h1`
  margin-bottom: 4px;
  font-size: var(--text-title);
  line-height: 1.4;
`;
