import styled from 'styled-components';

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

  input {
    flex: 1;
    align-self: stretch;
    width: 100%;
    /* Room for a code of six digits; texts beside it wrap. */
    min-width: 5em;
    padding-right: 12px;
    outline: 0;
    caret-color: var(--accent-graphic);
    -webkit-appearance: none;
    appearance: none;
  }

  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  input::-webkit-search-cancel-button {
    display: none;
  }

  /* Large text leaves no room for both; 清除 is the one to do without. */
  @media (max-width: 359px) {
    :root[data-size='elder'] & > .leading ~ [aria-label='清除'],
    :root[data-size='max'] & > .leading ~ [aria-label='清除'] {
      display: none;
    }
  }

  .leading {
    flex: none;
    margin-right: 12px;
    padding-right: 12px;
    border-right: 1px solid var(--line);
    color: var(--ink-2);
    white-space: nowrap;
  }
`;
