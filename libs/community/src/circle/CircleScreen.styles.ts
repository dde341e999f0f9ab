import styled from 'styled-components';

export const Notice = styled.p`
  margin-top: 12px;
  padding: 10px 12px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-small);
  line-height: 1.6;
  overflow-wrap: anywhere;

  > span {
    background: var(--paper);
  }
`;
