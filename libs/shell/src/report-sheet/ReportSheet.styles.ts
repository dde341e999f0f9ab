import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 12px;
`;

export const Reasons = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  border: 0;
`;

export const Reason = styled.label`
  position: relative;
  z-index: 0;
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: 0 16px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  font-size: var(--text-label);
  cursor: pointer;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Choice = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: pointer;
`;

export const ReasonName = styled.span`
  ${Choice}:checked + & {
    color: var(--paper);
  }

  ${Choice}:checked + &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: var(--radius-pill);
    background: var(--ink);

    @media (forced-colors: active) {
      border: 3px solid;
    }
  }

  ${Choice}:focus-visible + & {
    border-radius: 2px;
    outline: 2px solid currentColor;
    outline-offset: 4px;
  }
`;

/** The height of the message is reserved, so that the button does not move under the finger. */
export const Problem = styled.p`
  display: flex;
  gap: 4px;
  min-height: calc(20px * var(--ui));
  font-size: var(--text-small);
  line-height: calc(20 / 13);
  color: var(--error);

  > svg {
    flex: none;
    margin-top: calc(2px * var(--ui));
  }
`;
