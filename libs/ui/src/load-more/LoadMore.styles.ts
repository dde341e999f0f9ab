import styled from 'styled-components';

export const Root = styled.button`
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
  font-size: var(--text-label);

  &:active {
    opacity: 0.7;
  }

  &[aria-disabled='true'] {
    color: var(--ink-3);
  }
`;
