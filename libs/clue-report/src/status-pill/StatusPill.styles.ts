import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 4px;
  color: var(--ink-2);
  white-space: nowrap;

  &[data-look='pill'] {
    min-height: calc(32px * var(--ui));
    padding: 0 14px;
    border-radius: var(--radius-pill);
    background: var(--sunken);
    font-size: var(--text-small);
    font-weight: 600;
  }

  &[data-done] {
    color: var(--ok);
  }

  &[data-look='pill'][data-done] {
    background: var(--ok-soft);
  }
`;
