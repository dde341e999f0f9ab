import styled from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  padding: 24px var(--gutter) 12px;
`;

export const Names = styled.div`
  align-self: center;
  min-width: 0;
`;

export const Name = styled.h1`
  font-size: var(--text-title);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Sign = styled.span`
  color: var(--accent-text);
`;

export const Cover = styled.div`
  width: 72px;
`;

export const About = styled.p`
  grid-column: 1 / -1;
  margin-top: 12px;
  font-size: var(--text-ui);
  line-height: 1.7;
  color: var(--ink-2);
`;

export const Reports = styled.section`
  padding: 0 var(--gutter);
`;

export const More = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  margin-top: 32px;
  padding: 0 var(--gutter);
`;
