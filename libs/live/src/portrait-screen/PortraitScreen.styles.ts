import styled from 'styled-components';

/**
 * Fills the screen under the bar of a mini program. The content over the picture leaves its middle free for the play button: the rows
 * above and below it are equally high, and a long title or a large text makes the page longer. A trailer stands above the text, so that
 * nothing lies over its buttons. On a wide screen its ground goes on at both sides, by a shadow, which does not make the page wider.
 *
 * Held sideways there is no height for three rows: the text stands at the left of the play button, and the field under it.
 */
export const Root = styled.div`
  /* At the left of the play button, in a part that is as wide as the page. */
  --left-part: calc(50% - 44px);
  --screen: calc(100vh - var(--bar, 0px));
  position: relative;
  display: grid;
  grid-template-rows: minmax(auto, 1fr) 88px minmax(auto, 1fr);
  grid-template-columns: minmax(0, 1fr);
  max-width: 640px;
  min-height: max(var(--screen), 480px);
  margin: 0 auto;
  overflow: hidden;
  background: #0e0e10;
  --player-badge: none;
  --player-top: 64px;
  --player-bottom: calc(56px + var(--safe-bottom));

  @supports (height: 100dvh) {
    --screen: calc(100dvh - var(--bar, 0px));
  }

  /* With its line. */
  [data-env='mini-program'] & {
    --bar: calc(max(44px, var(--target)) + 1px);
  }

  @media (min-width: 641px) {
    box-shadow: 0 0 0 100vmax #0e0e10;
    clip-path: inset(0 -100vmax);
  }

  @media (orientation: landscape) and (max-height: 500px) {
    grid-template-rows: auto 1fr;
    min-height: var(--screen);
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    height: min(400px, 62%);
    pointer-events: none;
    background: linear-gradient(
      transparent,
      rgba(14, 14, 16, 0.12) 12%,
      rgba(14, 14, 16, 0.4) 27%,
      rgba(14, 14, 16, 0.66) 42%,
      rgba(14, 14, 16, 0.8) 58%,
      rgba(14, 14, 16, 0.86)
    );
  }

  @media (orientation: landscape) and (max-height: 500px) {
    &::after {
      height: 100%;
      background:
        linear-gradient(transparent calc(100% - 96px), rgba(14, 14, 16, 0.86)),
        linear-gradient(90deg, rgba(14, 14, 16, 0.82), rgba(14, 14, 16, 0.64) 36%, transparent 48%);
    }
  }

  &[data-live-state='upcoming'] {
    grid-template-rows: auto 1fr;
  }

  &[data-live-state='upcoming']::after {
    height: 100%;
    background: linear-gradient(rgba(14, 14, 16, 0.2), rgba(14, 14, 16, 0.88) 55%);
  }

  &&[data-trailer] {
    grid-template-rows: minmax(200px, 1fr) auto;
    --player-bottom: 0px;
  }

  &&[data-trailer]::after {
    content: none;
  }
`;

export const Stage = styled.div`
  position: absolute;
  inset: 0;

  /* It is dimmed itself, and what it says is clear. */
  [data-live-state='ended'] > & {
    z-index: 2;
  }

  /* Of what is absolute, only a row with both its lines is the frame. */
  [data-trailer] > & {
    grid-row: 1 / 2;
  }
`;

/** Under the screen, in the appearance of the page. */
export const Columns = styled.div`
  max-width: 640px;
  margin: 0 auto;
  padding-bottom: calc(24px + var(--target));
`;
