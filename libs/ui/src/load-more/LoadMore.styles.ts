import styled from 'styled-components';

export const Bar = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: 100%;
  min-height: var(--target);
  padding: 0 20px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: calc(14px * var(--ui));

  &:active {
    opacity: 0.7;
  }

  &[aria-disabled='true'] {
    color: var(--ink-3);
  }
`;
