import styled from 'styled-components';
import { Main as PageMain } from '../page-frame/Main.styles';

export const ReadingProgress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-progress);
  height: 2px;
  background: var(--accent);
  transform: scaleX(0);
  transform-origin: left;
  transition: opacity 0.3s 0.3s;
  pointer-events: none;

  /* The text is read to its end. */
  &[style*='(1)'] {
    opacity: 0;
  }
`;

export const Main = styled(PageMain)`
  max-width: 600px;
  margin: 0 auto;

  /* The height of the footer, also for what fills the screen above it. */
  &[data-footer] {
    --footer-height: calc(52px + var(--safe-bottom));
    padding-bottom: calc(var(--footer-height) + 32px);
  }

  :root[data-size]:not([data-size='large']) &[data-footer] {
    --footer-height: calc(76px + var(--safe-bottom));
  }

  /* A full-bleed medium takes the whole screen and ends at the footer. */
  [data-ground='dark'] & {
    max-width: none;
  }

  [data-ground='dark'] &[data-footer] {
    padding-bottom: var(--footer-height);
  }

  :root[data-preview='expired'] & {
    display: none;
  }
`;

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding: 0 var(--gutter);

  /*
   * Below the first screen: styled and laid out when it comes near. What has the focus is outlined beyond its block.
   * Not where an island answers, because it may grow: Chromium counts what its scroll anchoring holds in place as a layout
   * shift in a block that is contained.
   */
  :root:not([data-opens='below']) & > [data-island]:not([data-ready]) {
    content-visibility: auto;
    contain-intrinsic-size: auto 480px;
    overflow-clip-margin: 8px;
  }

  /* A block without content takes no room. */
  > [data-island]:empty {
    display: none;
  }
`;
