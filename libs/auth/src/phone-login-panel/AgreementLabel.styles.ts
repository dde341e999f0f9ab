import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Link = styled.a`
  color: var(--ink);
  font-weight: 600;

  ${pressed}
`;
