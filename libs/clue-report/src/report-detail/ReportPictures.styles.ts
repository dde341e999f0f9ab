import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
`;

export const Enlarge = styled.a`
  display: block;

  ${pressed}
`;
