import styled from 'styled-components';

/** One line: what is wrong, and the way to try again. */
export const Unread = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 8px 0;

  > button {
    flex: none;
    width: auto;
  }
`;

export const Problem = styled.p`
  color: var(--ink-2);
  font-size: var(--text-label);
`;
