import styled from 'styled-components';

export const Field = styled.input`
  position: absolute;
  left: 0;
  top: calc(50% - var(--target) / 2);
  width: 100%;
  height: var(--target);
  opacity: 0;
  cursor: pointer;
`;

export const Label = styled.span`
  ${Field}:checked + & {
    color: var(--ink);
    font-weight: 600;
  }

  /* Follows the field itself, so that a choice made before hydration is seen. */
  ${Field}:checked + &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: calc(22px * var(--ui));
    background: var(--segment);
    box-shadow:
      0 0 0 1px var(--line),
      0 1px 3px rgba(0, 0, 0, 0.12);

    @media (forced-colors: active) {
      border: 2px solid;
    }
  }

  ${Field}:focus-visible + & {
    border-radius: 2px;
    outline: 2px solid var(--ink);
    outline-offset: 4px;
  }
`;

export const Option = styled.label`
  position: relative;
  z-index: 0;
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  min-height: calc(38px * var(--ui));
  padding: 0 12px;
  color: var(--ink-2);
  text-align: center;
  cursor: pointer;

  [data-wide] > & {
    flex: 1;
    min-height: max(44px, var(--target));
  }
`;

export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  padding: 3px;
  border-radius: calc(22px * var(--ui));
  background: var(--sunken);
  font-size: var(--text-label);

  &[data-wide] {
    display: flex;
    padding: 4px;
    border-radius: calc(26px * var(--ui));
    font-size: var(--text-ui);
  }
`;
