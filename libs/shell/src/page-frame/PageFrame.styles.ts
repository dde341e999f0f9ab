import styled from 'styled-components';
import { Main } from './Main.styles';

export const Page = styled(Main)`
  max-width: 600px;
  margin: 0 auto;
  padding-bottom: calc(40px + var(--safe-bottom));

  &[data-footer] {
    padding-bottom: calc(96px + var(--safe-bottom));
  }
`;

export const List = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-width: 600px;
  margin: 0 auto;
  padding: 24px var(--gutter) calc(40px + var(--safe-bottom));

  &[data-bar] {
    padding-bottom: calc(96px + var(--safe-bottom));
  }
`;

export const Ground = styled.div`
  &[data-ground='dark'] {
    min-height: 100vh;
    background: var(--paper);

    @supports (height: 100dvh) {
      min-height: 100dvh;
    }
  }
`;

/** Replaces the main part when a preview expires, or has expired before it was opened. */
export const Expired = styled.main`
  display: none;
  padding-top: 40px;

  &[data-from-start],
  :root[data-preview='expired'] & {
    display: block;
  }
`;
