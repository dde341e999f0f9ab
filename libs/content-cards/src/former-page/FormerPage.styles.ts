import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: var(--target);
  margin-top: 12px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-label);

  ${pressed}
`;
