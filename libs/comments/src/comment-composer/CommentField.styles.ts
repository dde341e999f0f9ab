import styled, { css } from 'styled-components';
import { Form } from './CommentComposer.styles';

/** At rest the target is 52 high around a pill of 36: a tap beside the pill goes to the field, too. */
export const Field = styled.label`
  display: block;
  flex: 1;
  min-width: 0;
  padding: 8px 0;

  ${Form}[data-open] > & {
    padding: 0;
  }
`;

const room = css`
  grid-area: 1 / 1;
  width: 100%;
  min-width: 0;
  padding: 7.5px 14px;
  overflow-wrap: anywhere;
  white-space: pre;
`;

const openRoom = css`
  max-height: calc(160px * var(--ui));
  padding: 10px 14px;
  white-space: pre-wrap;
`;

/**
 * One line at rest, whatever it holds. Open, an invisible copy of the text in the same cell gives the field its height:
 * no measuring.
 */
export const Box = styled.span`
  display: grid;
  min-height: 36px;
  /* Seen where colours are forced. */
  outline: 2px solid transparent;
  overflow: hidden;
  border-radius: 18px;
  background: var(--sunken);
  font-size: 14px;
  line-height: 1.5;

  &::after {
    ${room}
  }

  ${Form}[data-open] & {
    min-height: calc(76px * var(--ui));
    max-height: calc(160px * var(--ui));
    border-radius: var(--radius-l);
    font-size: var(--text-card);
    line-height: 1.55;
  }

  ${Form}[data-open] &::after {
    ${openRoom}
    content: attr(data-text) ' ';
    visibility: hidden;
  }

  &:focus-within {
    background: var(--raised);
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }

  &[data-invalid] {
    box-shadow: inset 0 0 0 1.5px var(--error);
  }

  /* On a low screen the comments need the room until the visitor writes. */
  @media (max-height: 480px) {
    ${Form}[data-wide]:not([data-filled]):not(:focus-within) & {
      min-height: 0;
    }
  }
`;

export const Input = styled.textarea`
  ${room}
  resize: none;
  overflow: hidden;
  caret-color: var(--accent-graphic);

  /* The box shows the focus. */
  &:focus-visible {
    outline: 0;
  }

  &::placeholder {
    overflow: hidden;
    color: var(--ink-3);
    opacity: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* A long text at rest fades out before the edge: a field has no ellipsis, and would cut through a character. */
  ${Form}[data-filled]:not([data-open]) & {
    mask-image: linear-gradient(90deg, #000 calc(100% - 32px), transparent calc(100% - 14px));
  }

  ${Form}[data-open] & {
    ${openRoom}
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
