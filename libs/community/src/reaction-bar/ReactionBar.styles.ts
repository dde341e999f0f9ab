import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  min-height: var(--target);
  font-size: var(--text-small);
  color: var(--ink-2);
`;

/** A control of the bar; as a link also in the slot at its end. */
export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-width: var(--target);
  min-height: var(--target);
  font-size: var(--text-small);
  color: var(--ink-2);

  ${pressed}
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  margin-left: auto;
  color: var(--ink-3);

  > ${Action} {
    justify-content: flex-end;
  }
`;
