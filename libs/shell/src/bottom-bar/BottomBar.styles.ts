import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

/** Places and heights do not depend on what is in the bar: it may be painted while the page is being received. */
export const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: grid;
  grid-template: minmax(var(--entry-height), auto) / repeat(var(--entries), minmax(0, 160px));
  justify-content: center;
  padding-bottom: var(--safe-bottom);
  border-top: 1px solid var(--line);
  background: var(--paper);
  --label: var(--label-light);
  --selected: var(--selected-light);
  --entry-height: max(55px, var(--target));

  :root[data-bars='none'] & {
    display: none;
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      --label: var(--label-dark);
      --selected: var(--selected-dark);
    }
  }

  :root[data-theme='dark'] & {
    --label: var(--label-dark);
    --selected: var(--selected-dark);
  }
`;

export const Entry = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding: calc((var(--entry-height) - 26px - 14px * var(--ui)) / 2) 2px 4px;
  font-size: calc(11px * var(--ui));
  line-height: calc(14 / 11);
  color: var(--label, var(--ink-3));
  white-space: nowrap;

  ${pressed}

  &[aria-current] {
    color: var(--selected, var(--accent-text));
  }
`;

export const Picture = styled.img`
  &[data-failed] {
    visibility: hidden;
  }
`;

export const Title = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;
