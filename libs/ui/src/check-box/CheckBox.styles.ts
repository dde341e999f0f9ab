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

  input {
    position: absolute;
    left: calc((20px * var(--ui) - var(--target)) / 2);
    top: calc(50% - var(--target) / 2);
    width: var(--target);
    height: var(--target);
    opacity: 0;
    cursor: pointer;
  }

  .box {
    display: flex;
    align-items: center;
    justify-content: center;
    flex: none;
    width: calc(20px * var(--ui));
    height: calc(20px * var(--ui));
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--control);
    color: transparent;
  }

  input:checked + .box {
    background: var(--accent-fill);
    box-shadow: none;
    color: var(--on-accent);
  }

  input[aria-invalid] + .box {
    box-shadow: inset 0 0 0 1.5px var(--error);
  }

  input:focus-visible + .box {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }

  b {
    color: var(--ink);
  }
`;
