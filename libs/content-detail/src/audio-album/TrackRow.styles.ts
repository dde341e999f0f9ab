import styled from 'styled-components';

export const Number = styled.span`
  flex: none;
  min-width: 24px;
  color: var(--ink-3);
  font-size: var(--text-ui);
`;

export const Title = styled.a`
  display: block;
  overflow: hidden;
  font-size: var(--text-button);
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Large text would leave nothing of a long title. */
  :root[data-size='elder'] &,
  :root[data-size='max'] & {
    white-space: normal;
  }

  &:active {
    opacity: 0.7;
  }
`;

export const Meta = styled.p`
  margin-top: 2px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);

  > div {
    flex: 1;
    min-width: 0;
  }

  > button {
    margin-right: -12px;
    color: var(--ink-2);
  }

  &[aria-current] ${Number}, &[aria-current] ${Title} {
    color: var(--accent-text);
  }

  &[aria-current] ${Title} {
    font-weight: 600;
  }
`;
