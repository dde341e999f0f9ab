import styled from 'styled-components';

export const Title = styled.h1`
  padding: 24px var(--gutter) 8px;
  font-size: var(--text-title);
  line-height: 1.4;
`;
