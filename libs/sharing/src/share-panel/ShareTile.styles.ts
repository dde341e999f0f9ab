import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const IconFrame = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 16px;
  background: var(--sunken);
  color: var(--ink);
`;

export const Root = styled.button`
  display: flex;
  flex: none;
  min-width: calc(76px * var(--ui));
  flex-direction: column;
  gap: 8px;
  align-items: center;
  padding: 4px 0;
  color: var(--ink-2);
  font-size: var(--text-small);
  line-height: calc(20px * var(--ui));

  ${pressed}

  &[aria-disabled='true'] {
    opacity: 1;
    color: var(--ink-3);
  }

  &[aria-disabled='true'] ${IconFrame} {
    color: var(--ink-3);
  }
`;
