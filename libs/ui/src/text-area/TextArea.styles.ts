import styled from 'styled-components';

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  margin-top: 10px;
  color: var(--ink-3);
  font-size: var(--text-small);
`;

export const Note = styled.span`
  margin-right: auto;
`;

export const Count = styled.span`
  &[data-over] {
    color: var(--error);
  }
`;
