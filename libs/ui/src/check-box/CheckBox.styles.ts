import styled from 'styled-components';

export const Root = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: var(--target);
  color: var(--ink-2);
  font-size: var(--text-small);
  cursor: pointer;

  /* The parent sets off the words of the label. */
  b {
    color: var(--ink);
  }
`;

export const Field = styled.input`
  position: absolute;
  left: calc((20px * var(--ui) - var(--target)) / 2);
  top: calc(50% - var(--target) / 2);
  width: var(--target);
  height: var(--target);
  opacity: 0;
  cursor: pointer;
`;

export const Box = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: calc(20px * var(--ui));
  height: calc(20px * var(--ui));
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px var(--control);
  color: transparent;

  ${Field}:checked + & {
    background: var(--accent-fill);
    box-shadow: none;
    color: var(--on-accent);
  }

  ${Field}[aria-invalid] + & {
    box-shadow: inset 0 0 0 1.5px var(--error);
  }

  ${Field}:focus-visible + & {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }

  /* Forced colours know neither shadow nor "transparent". */
  @media (forced-colors: active) {
    border: 1px solid;

    > svg {
      visibility: hidden;
    }

    ${Field}:checked + & > svg {
      visibility: visible;
    }
  }
`;
