import styled from 'styled-components';

/**
 * A room that scrolls: what is at its top, the tabs and the chat fill the screen between the bars, so that the chat has all that the
 * rest leaves, at every scroll position. Other columns make it longer.
 */
export const FillingRoom = styled.article`
  --field: calc(9px + max(var(--target), 8px + 36px * var(--ui)) + var(--safe-bottom));
  --left: calc(100vh - var(--masthead-height, 0px));
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: var(--left);
  padding-bottom: var(--field);

  @supports (height: 100svh) {
    --left: calc(100svh - var(--masthead-height, 0px));
  }
`;
