import styled from 'styled-components';
import { textRoom } from './GalleryPicture.styles';

/** Height of the footer below the stage. */
const footer = '52px + var(--safe-bottom)';

export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: calc(100vh - (${footer}));
  min-height: 460px;

  @supports (height: 100dvh) {
    height: calc(100dvh - (${footer}));
  }

  /* A warning takes the place of the pictures. */
  > details:not([open]) {
    flex: 1;
    padding-bottom: ${textRoom};
  }

  > details:not([open]) > summary {
    height: 100%;
    min-height: 0;
  }

  > details:not([open]) + ul {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 52px;
  padding: 0 4px;

  > p {
    flex: 1;
    text-align: center;
  }
`;

export const Download = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);

  &:active {
    opacity: 0.7;
  }
`;

export const Row = styled.ul`
  display: flex;
  flex: 1;
  min-height: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/* Lies over the room that the pictures leave free, and over the pictures when it is opened. */
export const Panel = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: 20px var(--gutter) 18px;
  background: linear-gradient(rgba(14, 14, 16, 0), rgba(14, 14, 16, 0.9) 24px);

  h1 {
    color: #fff;
    font-size: var(--text-heading);
    line-height: 1.45;
  }

  noscript li {
    margin-top: 8px;
    color: var(--ink-2);
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;
`;
