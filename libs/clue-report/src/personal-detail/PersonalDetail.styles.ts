import styled from 'styled-components';

export const Head = styled.header`
  padding: 24px var(--gutter) 12px;
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`;

export const Texts = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.h1`
  font-size: var(--text-title);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const About = styled.p`
  margin-top: 12px;
  font-size: var(--text-ui);
  line-height: 1.7;
  color: var(--ink-2);
`;

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 16px;
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const Count = styled.b`
  font-size: var(--text-heading);
  font-weight: 600;
  color: var(--ink);
`;

export const List = styled.section`
  padding: 0 var(--gutter);
`;
