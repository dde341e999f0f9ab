import styled from 'styled-components';

export const List = styled.ul`
  min-height: 1px;
`;

export const Closed = styled.p`
  padding: 16px 0;
  font-size: calc(15px * var(--ui));
  color: var(--ink-3);
`;

export const Failed = styled(Closed)`
  color: var(--ink-2);
`;
