import styled, { css } from 'styled-components';
import type { LabelColour } from '../data/toBottomBar';

interface BarColours {
  $label: LabelColour | undefined;
  $selected: LabelColour | undefined;
}

const colourOf = (appearance: 'light' | 'dark') => css<BarColours>`
  --bar-label: ${({ $label }) => $label?.[appearance] ?? 'var(--ink-3)'};
  --bar-selected: ${({ $selected }) => $selected?.[appearance] ?? 'var(--accent-text)'};
`;

export const Bar = styled.nav<BarColours>`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: flex;
  justify-content: center;
  padding-bottom: var(--safe-bottom);
  border-top: 1px solid var(--line);
  background: var(--paper);
  ${colourOf('light')}

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${colourOf('dark')}
    }
  }

  :root[data-theme='dark'] & {
    ${colourOf('dark')}
  }

  > a,
  > button {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-width: 0;
    max-width: 160px;
    min-height: max(55px, var(--target));
    padding: 0 2px;
    font-size: calc(11px * var(--ui));
    line-height: calc(14px * var(--ui));
    color: var(--bar-label);
    white-space: nowrap;
  }

  > * > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > a:active,
  > button:active {
    opacity: 0.7;
  }

  > [aria-current] {
    color: var(--bar-selected);
  }

  img[data-failed] {
    visibility: hidden;
  }
`;
