import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  min-height: calc(20px * var(--ui));
  padding: 0 6px;
  border-radius: var(--radius-s);
  background: var(--badge);
  color: #fff;
  font-size: var(--text-micro);
  line-height: 1.4;
  white-space: nowrap;

  &[data-live] {
    gap: 5px;
    min-height: calc(22px * var(--ui));
    padding: 0 8px;
    background: var(--accent-fill);
    color: var(--on-accent);
    font-weight: 600;
  }

  &[data-live]::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`;
