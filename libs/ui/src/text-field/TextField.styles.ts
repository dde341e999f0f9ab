import styled from 'styled-components';
import { IconButton } from '../icon-button/IconButton';

export const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: max(52px, var(--target));
  padding: 0 4px 0 16px;
  border-radius: var(--radius-l);
  background: var(--sunken);
  font-size: var(--text-card);

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
`;

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  width: 100%;
  /* Room for a code of six digits; texts beside it wrap. */
  min-width: 5em;
  padding-right: 12px;
  caret-color: var(--accent-graphic);
  -webkit-appearance: none;
  appearance: none;

  /* The box shows the focus. */
  &:focus-visible {
    outline: 0;
  }

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Leading = styled.span`
  flex: none;
  margin-right: 12px;
  padding-right: 12px;
  border-right: 1px solid var(--line);
  color: var(--ink-2);
  white-space: nowrap;
`;

/** Large text leaves no room for it beside the start and the end of the field. */
export const Clear = styled(IconButton)`
  @media (max-width: 359px) {
    :root[data-size]:not([data-size='large']) ${Leading} ~ & {
      display: none;
    }
  }
`;
