import styled from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: calc(100vh - 140px);
  padding: 40px var(--gutter);
`;

export const Message = styled.small`
  display: block;
  margin-top: 4px;
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const Problem = styled.p`
  margin-top: 24px;
  font-size: var(--text-small);
  color: var(--ink-3);
  overflow-wrap: anywhere;
  text-align: center;
`;
