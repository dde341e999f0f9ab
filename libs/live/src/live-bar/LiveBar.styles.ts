import styled from 'styled-components';
import { Pill } from './Pill.styles';

export const Root = styled.footer`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  justify-content: flex-end;
  max-width: 640px;
  min-height: calc(52px + var(--safe-bottom));
  margin: 0 auto;
  padding: 0 4px var(--safe-bottom) 16px;
  border-top: 1px solid var(--line);
  background: var(--paper);

  > button > em {
    white-space: nowrap;
  }

  &[data-overlay] {
    gap: 4px;
    padding-right: 8px;
    border: 0;
    background: none;
  }

  &[data-overlay] > button > em {
    background: none;
    color: var(--ink);
  }
`;

export const Place = styled(Pill)`
  [data-overlay] > && {
    margin-right: 0;
    color: var(--ink);
  }

  [data-overlay] > &&::before {
    background: var(--glass);
  }
`;
