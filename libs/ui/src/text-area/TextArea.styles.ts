import styled from 'styled-components';

/* An invisible copy of the text in the same grid cell gives the field its height, without measuring. */
export const Box = styled.div`
  display: grid;
  min-height: calc(76px * var(--ui));
  max-height: calc(160px * var(--ui));
  border-radius: var(--radius-l);
  overflow: hidden;
  background: var(--sunken);
  font-size: var(--text-card);
  line-height: 1.55;

  &:focus-within {
    background: var(--raised);
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }

  &[data-invalid] {
    background: var(--raised);
    box-shadow: inset 0 0 0 1.5px var(--error);
  }

  textarea,
  &::after {
    grid-area: 1 / 1;
    width: 100%;
    min-height: 0;
    max-height: calc(160px * var(--ui));
    padding: 10px 14px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
  }

  textarea {
    outline: 0;
    resize: none;
    overflow-y: auto;
    overscroll-behavior: contain;
    caret-color: var(--accent-graphic);
  }

  textarea::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  margin-top: 10px;
  color: var(--ink-3);
  font-size: var(--text-small);

  > :first-child {
    margin-right: auto;
  }

  [data-over] {
    color: var(--error);
  }
`;
