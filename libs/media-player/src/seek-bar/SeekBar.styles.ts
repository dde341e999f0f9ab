import styled from 'styled-components';

/* The parent sets the background and text colours: the track is the text colour, partly transparent. */
export const Track = styled.div`
  position: relative;
  flex: 1;
  min-width: 72px;
  height: var(--target);
  cursor: pointer;
  touch-action: pan-y;

  > span {
    position: absolute;
    inset: calc(50% - 1.5px) 0;
    overflow: hidden;
    border-radius: 2px;
  }

  > span::before,
  > span > span {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
    opacity: 0.36;
    transform-origin: left;
  }

  > span > .played {
    background: var(--accent);
    opacity: 1;
  }

  > i {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  > i::after {
    content: '';
    position: absolute;
    left: -6px;
    top: calc(50% - 6px);
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: currentColor;
  }

  &[aria-disabled='true'] > i {
    visibility: hidden;
  }
`;
