import styled from 'styled-components';
import { underMasthead } from '../detail-screen/underMasthead.styles';

/* An upright video would leave no room for the text, a phone held sideways neither: there it scrolls along. */
export const PlayerPlace = styled.div`
  background: #0e0e10;

  &[data-sticks] {
    ${underMasthead}
  }

  @media (orientation: landscape) {
    &[data-sticks] {
      position: static;
    }
  }
`;
