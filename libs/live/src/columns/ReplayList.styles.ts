import styled from 'styled-components';

export const Item = styled.li`
  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }
`;

export const ReplayLink = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: var(--target);
  padding: 12px 0;
  font-size: var(--text-button);

  &[aria-current] {
    color: var(--accent-text);
    font-weight: 600;
  }
`;

export const Still = styled.span`
  flex: none;
  width: 112px;
`;

export const Mark = styled.small`
  flex: none;
  margin-left: auto;
  font-size: var(--text-micro);
  font-weight: 400;
`;
