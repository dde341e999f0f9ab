import styled from 'styled-components';
import { FillingRoom } from '../FillingRoom.styles';

export const Root = styled(FillingRoom)`
  /* From edge to edge of the screen: the stage at the left, all the rest at its right. */
  @media (orientation: landscape) and (max-height: 500px) {
    && {
      display: grid;
      grid-template-rows: repeat(5, auto) minmax(auto, 1fr);
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      margin: 0 calc(50% - 50vw);
      padding-right: env(safe-area-inset-right, 0px);
      padding-left: env(safe-area-inset-left, 0px);
      --player-room: calc(var(--left) - var(--field));
    }

    > * {
      grid-column: 2;
    }
  }
`;

/** Stays in view under the masthead, and moves with it by transform. With large text it leaves the screen to the rest. */
export const Stage = styled.div`
  background: #0e0e10;

  @media (orientation: landscape) and (max-height: 500px) {
    ${Root} > & {
      grid-row: 1 / -1;
      grid-column: 1;
      align-self: start;
    }
  }

  @media (orientation: portrait) {
    position: sticky;
    top: var(--masthead-height, 0px);
    z-index: var(--z-sticky);
    transition: top var(--duration-base) var(--ease-standard);

    :root[data-masthead='away'] & {
      top: 0;
    }

    :root[data-size='elder'] &,
    :root[data-size='max'] & {
      position: static;
    }

    /* Its height, in a column of at most 640 px: what gets the focus comes into view under it. */
    ~ * {
      --stuck: min(56.25vw, 360px);
    }
  }
`;

export const Note = styled.div`
  padding: 0 var(--gutter);
`;
