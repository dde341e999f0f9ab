import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  width: var(--chat-width, auto);
  min-height: 0;

  &[data-variant='list'] {
    min-height: calc(144px + 56px * var(--ui));
  }
`;

/** Reversed, so that it stands at its end from the first paint and stays there: no script moves it. It takes all that its parent has. */
export const Scroller = styled.div`
  display: flex;
  flex-direction: column-reverse;
  overflow-x: hidden;
  overflow-y: auto;
  overflow-anchor: none;

  /* Brought into view, its end stands on the bar. */
  && {
    scroll-margin-bottom: calc(9px + max(var(--target), 8px + 36px * var(--ui)) + var(--safe-bottom));
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-variant='list'] > & {
    position: absolute;
    inset: 0;
  }

  [data-variant='overlay'] > & {
    max-height: var(--chat-height, 33vh);
    mask-image: linear-gradient(transparent, black 22%);
  }
`;

export const Content = styled.div`
  margin-bottom: auto;
  padding: 10px var(--gutter);

  [data-variant='overlay'] > ${Scroller} > & {
    padding: 10px var(--chat-edge, 84px) 4px 16px;
  }
`;

/** Stands for the lines before they are there. */
export const Unread = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding: 32px 0;
  color: var(--ink-2);
`;

export const LeftOut = styled.p`
  padding-top: 4px;
  font-size: var(--text-micro);
  color: var(--ink-3);

  [data-variant='overlay'] & {
    color: var(--ink);
    text-shadow: 0 1px 3px var(--badge);
  }
`;

/** Over the last lines, and above the bar where those are still below the screen; it moves nothing. */
export const NewLines = styled.button`
  position: sticky;
  bottom: calc(62px + var(--safe-bottom));
  z-index: 1;
  display: flex;
  align-self: flex-end;
  align-items: center;
  gap: 4px;
  height: var(--target);
  margin: calc(-10px - var(--target)) 16px 10px 0;
  padding: 0 14px;
  border-radius: 22px;
  background: var(--raised);
  box-shadow: var(--shadow);
  color: var(--ink);
  font-size: var(--text-small);

  [data-variant='list'] > && {
    margin-top: auto;
  }

  ${pressed}
`;
