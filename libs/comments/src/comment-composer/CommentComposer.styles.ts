import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;

  &[data-open] {
    display: block;
    padding: 12px 16px 10px;
  }

  &[data-wide] {
    padding: 0;
  }
`;

export const Target = styled.div`
  display: flex;
  align-items: center;
  margin: -10px -14px 0 0;
  font-size: var(--text-small);
  color: var(--ink-2);

  > p {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  b {
    color: var(--ink);
  }
`;

/** At rest the target is 52 high around a pill of 36: a tap beside the pill goes to the field, too. */
export const Field = styled.label`
  display: block;
  flex: 1;
  min-width: 0;
  padding: 8px 0;

  [data-open] > & {
    padding: 0;
  }
`;

/*
 * One line at rest, whatever it holds. Open, an invisible copy of the text in the same cell gives the field its height:
 * no measuring.
 */
export const Box = styled.span`
  display: grid;
  height: 36px;
  overflow: hidden;
  border-radius: 18px;
  background: var(--sunken);
  font-size: 14px;
  line-height: 36px;

  textarea,
  &::after {
    grid-area: 1 / 1;
    width: 100%;
    min-width: 0;
    padding: 0 14px;
    overflow-wrap: anywhere;
    white-space: pre;
  }

  textarea {
    height: 36px;
    outline: 0;
    resize: none;
    overflow: hidden;
    caret-color: var(--accent-graphic);
  }

  textarea::placeholder {
    overflow: hidden;
    color: var(--ink-3);
    opacity: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-open] & {
    height: auto;
    min-height: calc(76px * var(--ui));
    max-height: calc(160px * var(--ui));
    border-radius: var(--radius-l);
    font-size: var(--text-card);
    line-height: 1.55;
  }

  [data-open] & textarea,
  [data-open] &::after {
    height: auto;
    max-height: calc(160px * var(--ui));
    padding: 10px 14px;
    white-space: pre-wrap;
  }

  [data-open] &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
  }

  [data-open] & textarea {
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  &:focus-within {
    background: var(--raised);
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }

  &[data-invalid] {
    box-shadow: inset 0 0 0 1.5px var(--error);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  margin-left: 8px;
  font-size: var(--text-small);
  color: var(--ink-3);

  [data-open] > & {
    margin: 10px 0 0;
  }

  > span:first-child {
    margin-right: auto;
  }

  [data-over] {
    color: var(--error);
  }

  form:not([data-open]) > & button {
    min-height: 36px;
    padding: 0 14px;
    font-size: 14px;
  }
`;
