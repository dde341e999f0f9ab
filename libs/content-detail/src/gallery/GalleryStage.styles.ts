import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

/** Stands between the controls of the header, which lies over the page. */
export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 52px;
  padding: 0 var(--header-end, 4px) 0 var(--header-start, 4px);
`;

export const Place = styled.p`
  flex: 1;
  text-align: center;
  white-space: nowrap;
`;

export const Download = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);

  ${pressed}
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

/**
 * The screen without the bar of a preview or a mini program, the strips of what is saved and the footer, so that the page does not
 * scroll. `--text-room` is for the text under a picture: a title and three lines.
 */
export const Stage = styled.div`
  --text-room: 172px;
  --strips: var(--age-note, 0px);
  --bars: calc(var(--masthead-height, 0px) + var(--strips) + var(--footer-height, 0px));

  position: relative;
  display: flex;
  flex-direction: column;
  height: calc(100vh - var(--bars));
  min-height: 460px;

  @supports (height: 100dvh) {
    height: calc(100dvh - var(--bars));
  }

  :root[data-offline=''] & {
    --strips: calc(var(--target) + var(--age-note, 0px));
  }

  /* Held sideways: the text stands beside the pictures. */
  @media (orientation: landscape) and (max-height: 500px) {
    --text-room: 0px;
    min-height: 0;

    > ${Row}, > [data-warning] {
      margin-right: 260px;
    }
  }

  /* A warning takes the place of the pictures. */
  > [data-warning]:not([open]) {
    flex: 1;
    padding-bottom: var(--text-room);
  }

  > [data-warning]:not([open]) > summary {
    height: 100%;
    min-height: 0;
  }

  > [data-warning] + ${Row} {
    display: none;
  }

  > [data-warning][open] + ${Row} {
    display: flex;
  }
`;
