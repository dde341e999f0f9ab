import styled from 'styled-components';

export const Header = styled.header`
  padding: 24px var(--gutter);

  > p:not(:first-child) {
    margin-top: 8px;
  }
`;

export const Title = styled.h1`
  font-size: var(--text-title);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Cover = styled.div`
  margin-bottom: 16px;
`;

export const Description = styled.p`
  color: var(--ink-2);
  font-size: var(--text-comment);
  line-height: 1.7;
  overflow-wrap: anywhere;
`;

export const Block = styled.nav`
  padding: 0 var(--gutter) 28px;
`;
