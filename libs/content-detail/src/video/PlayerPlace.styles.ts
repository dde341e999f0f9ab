import styled from 'styled-components';

/*
 * The player stays in view under the masthead, whose height the frame of the page gives as --masthead-height, and follows
 * it when it goes away. An upright video would leave no room for the text, a phone held sideways neither: there it scrolls
 * along.
 */
export const PlayerPlace = styled.div`
  background: #0e0e10;

  &[data-sticks] {
    position: sticky;
    top: var(--masthead-height, 0px);
    z-index: var(--z-sticky);
    transition: transform var(--duration-base) var(--ease-standard);
  }

  :root[data-masthead='away'] &[data-sticks] {
    transform: translateY(calc(-1 * var(--masthead-height, 0px)));
  }

  @media (orientation: landscape) {
    &[data-sticks] {
      position: static;
    }

    :root[data-masthead='away'] &[data-sticks] {
      transform: none;
    }
  }
`;
