import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Notes = styled.div`
  margin: 28px var(--gutter);
  padding: 14px 16px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--text-small);
  line-height: 1.65;
  color: var(--ink-2);
`;

export const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 28px var(--gutter) 12px;
`;

export const Account = styled.div`
  &:not(:empty) {
    margin: 28px var(--gutter) 12px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 20px;
  margin: 0 var(--gutter) 20px;

  > [data-island] {
    display: contents;
  }
`;

export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: var(--target);
  font-size: var(--text-small);
  color: var(--ink-3);

  ${pressed}
`;

export const ToTop = styled(Action)`
  min-width: calc(20px + 4em);
  margin-left: auto;
`;
