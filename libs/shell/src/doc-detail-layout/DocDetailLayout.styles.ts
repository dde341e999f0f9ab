import styled from 'styled-components';

export const ReadingProgress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-progress);
  height: 2px;
  background: var(--accent);
  transform: scaleX(0);
  transform-origin: left;
  pointer-events: none;
`;

export const Main = styled.main`
  max-width: 640px;
  margin: 0 auto;

  &[data-footer] {
    padding-bottom: calc(84px + var(--safe-bottom));
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

  /* A block without content takes no room. */
  > [data-island]:empty {
    display: none;
  }
`;
