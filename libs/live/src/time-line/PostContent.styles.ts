import styled from 'styled-components';

export const Time = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: var(--ink-3);
  font-size: var(--text-small);
  line-height: 1.45;

  [data-latest] > & {
    color: var(--accent-text);
  }
`;

export const Moment = styled.time`
  [data-latest] > ${Time} > & {
    font-weight: 600;
  }
`;

export const Text = styled.p`
  margin-top: 4px;
  font-size: var(--text-lead);
  line-height: 1.7;
  white-space: pre-line;
`;

export const Video = styled.div`
  overflow: hidden;
  margin-top: 10px;
  border-radius: var(--radius-m);
`;

export const Author = styled.p`
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-small);
`;
