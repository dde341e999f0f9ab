import styled, { css } from 'styled-components';

/** The parent sets the background and text colours: the track is the text colour, partly transparent. */
export const Root = styled.div`
  position: relative;
  flex: 1;
  min-width: 72px;
  height: var(--target);
  cursor: pointer;
  touch-action: pan-y;
`;

const fill = css`
  position: absolute;
  inset: 0;
  background: currentColor;
  opacity: 0.36;
  transform-origin: left;
`;

export const Track = styled.span`
  position: absolute;
  inset: calc(50% - 1.5px) 0;
  overflow: hidden;
  border-radius: 2px;

  &::before {
    content: '';
    ${fill}
  }
`;

export const Buffered = styled.span`
  ${fill}
`;

export const Played = styled.span`
  ${fill}
  background: var(--accent);
  opacity: 1;
`;

/** As wide as the track: it is moved by a share of that. */
export const Thumb = styled.i`
  position: absolute;
  inset: 0;
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    left: -6px;
    top: calc(50% - 6px);
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: currentColor;
  }

  ${Root}[aria-disabled='true'] > & {
    visibility: hidden;
  }
`;
