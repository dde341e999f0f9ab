import styled, { css } from 'styled-components';

const room = css`
  grid-area: 1 / 1;
  width: 100%;
  min-width: 0;
  min-height: 0;
  max-height: var(--limit);
  padding: var(--field-padding, 10px 14px);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** An invisible copy of the text in the same grid cell gives the field its height, without measuring. */
export const Box = styled.span`
  --limit: var(--field-limit, calc(160px * var(--ui)));
  display: grid;
  min-height: var(--field-height, calc(76px * var(--ui)));
  max-height: var(--limit);
  border-radius: var(--field-radius, var(--radius-l));
  overflow: hidden;
  background: var(--field-ground, var(--sunken));
  font-size: var(--field-size, var(--text-card));
  line-height: var(--field-line, 1.55);

  &:focus-within {
    background: var(--raised);
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }

  &[data-invalid] {
    background: var(--raised);
    box-shadow: inset 0 0 0 1.5px var(--error);
  }

  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;

    &:focus-within {
      outline-width: 3px;
    }
  }

  &::after {
    ${room}
    content: attr(data-text) ' ';
    visibility: hidden;
  }
`;

export const Field = styled.textarea`
  ${room}
  resize: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  caret-color: var(--accent-graphic);

  /* The box shows the focus. */
  &:focus-visible {
    outline: 0;
  }

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
