import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
  margin-top: 10px;

  /* One picture takes the place of two, four stand in a square. */
  &[data-count='4'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: 66.667%;
  }
`;

export const Item = styled.li`
  ${Grid}[data-count='1'] > & {
    grid-column: span 2;
  }
`;

export const PictureLink = styled.a`
  display: block;

  ${pressed}
`;
