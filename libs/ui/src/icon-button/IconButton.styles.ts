import styled from 'styled-components';

export const Root = styled.button`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  flex: none;
  min-width: var(--target);
  min-height: var(--target);

  &:active {
    opacity: 0.7;
  }

  &[aria-pressed='true'] {
    color: var(--accent-text);
  }

  &[aria-disabled='true'] {
    color: var(--ink-3);
  }

  > em {
    position: absolute;
    left: calc(50% + 7px);
    top: 3px;
    padding: 0 2px;
    border-radius: 3px;
    background: var(--paper);
    color: var(--ink-2);
    font-size: 10px;
    line-height: 14px;
    white-space: nowrap;
  }

  > small,
  :root[data-size='elder'] & > em {
    display: none;
  }

  :root[data-size='elder'] & > small {
    display: block;
    font-size: var(--text-small);
    line-height: 1.4;
  }
`;
