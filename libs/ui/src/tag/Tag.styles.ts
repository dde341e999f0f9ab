import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: calc(18px * var(--ui));
  padding: 0 5px;
  border-radius: 3px;
  background: var(--sunken);
  color: var(--ink-2);
  font-size: calc(11px * var(--ui));
  font-weight: 400;
  line-height: 1.4;
  white-space: nowrap;
`;
