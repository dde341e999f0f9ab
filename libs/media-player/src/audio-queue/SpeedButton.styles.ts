import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Speed = styled.button`
  flex: none;
  min-width: var(--target);
  min-height: var(--target);
  color: var(--ink-2);
  font-size: var(--text-label);
  font-weight: 600;

  ${pressed}
`;
