import styled from 'styled-components';

export const Note = styled.span`
  margin-left: 8px;
  font-size: var(--text-micro);
  color: var(--ink-3);
`;

/** Of a line that was not sent. */
export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  font-size: var(--text-small);
`;

export const FailedText = styled.span`
  margin-right: 8px;
  color: var(--error);
`;

export const FailedAction = styled.button`
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 8px;
  color: var(--ink);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
