import styled from 'styled-components';
import { underMasthead } from '../detail-screen/underMasthead.styles';

/* An upright video, or a phone held sideways, leaves no room for the text: there the player scrolls along. */
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
