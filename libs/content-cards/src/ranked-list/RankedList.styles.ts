import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Item = styled.li`
  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }
`;

export const Entry = styled.a`
  display: flex;
  gap: 14px;
  padding: 13px 0;
  font-size: var(--text-button);
  line-height: 1.5;
  text-wrap: balance;

  ${pressed}
`;

export const Rank = styled.span`
  flex: none;
  min-width: 22px;
  color: var(--ink-3);
  font-size: calc(20px * var(--ui));
  font-weight: 600;
  line-height: 1.2;

  &[data-top] {
    color: var(--accent-text);
  }
`;
