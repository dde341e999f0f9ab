import styled, { css } from 'styled-components';
import { Pill } from '../live-bar/Pill.styles';

export const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  /* Where a page lets taps through beside the lines. */
  > * {
    pointer-events: auto;
  }
`;

/** As the bars of other pages; over a picture it follows the lines. */
const footOfPage = css`
  [data-variant='list'] > & {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-bar);
    max-width: 640px;
    margin: 0 auto;
  }

  [data-variant='overlay'] > & em {
    background: none;
    color: var(--ink);
  }
`;

export const Foot = styled.div`
  ${footOfPage}
`;

export const Closed = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(52px + var(--safe-bottom));
  padding: 0 4px var(--safe-bottom) 16px;

  ${footOfPage}

  [data-variant='list'] > & {
    border-top: 1px solid var(--line);
    background: var(--paper);
  }

  [data-variant='overlay'] > & {
    gap: 4px;
    padding-right: 8px;
  }
`;

export const Note = styled(Pill)`
  [data-variant='overlay'] > * > && {
    margin-right: 0;
    color: var(--ink);
  }

  [data-variant='overlay'] > * > &&::before {
    background: var(--glass);
  }
`;
