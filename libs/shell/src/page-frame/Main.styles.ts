import styled from 'styled-components';

/**
 * The main part of a page. A focused element in it comes into view between the bars: the masthead, with the parts that stick under it
 * (`--stuck`), and a bar at the lower edge.
 */
export const Main = styled.main`
  scroll-margin-top: var(--masthead-height, 0px);

  * {
    scroll-margin: calc(var(--masthead-height, 0px) + var(--stuck, 0px) + 8px) 0
      calc(var(--target) + 28px + var(--safe-bottom));
  }
`;
