import styled from 'styled-components';
import { underMasthead } from '../detail-screen/underMasthead.styles';

export const Place = styled.div`
  background: #0e0e10;

  /* Held sideways, the player goes from edge to edge, and leaves room for the title between the masthead and the footer. */
  @media (orientation: landscape) and (max-height: 500px) {
    margin: 0 calc(50% - 50vw);
    --player-room: calc((100vh - var(--masthead-height, 0px) - var(--footer-height, 0px)) * 0.6);

    @supports (height: 100dvh) {
      --player-room: calc((100dvh - var(--masthead-height, 0px) - var(--footer-height, 0px)) * 0.6);
    }
  }

  /*
   * Scrolls away before it is first played. An upright video, or a phone held sideways, leaves no room for the text: there the
   * player always scrolls along.
   */
  &[data-sticks] {
    ${underMasthead}
  }

  &[data-sticks]:not([data-started]) {
    position: static;
  }

  @media (orientation: landscape) {
    &[data-sticks] {
      position: static;
    }
  }

  /* Its height, in a column of at most 640 px. */
  @media (orientation: portrait) {
    &[data-started] ~ * {
      --stuck: min(56.25vw, 360px);
    }
  }
`;
