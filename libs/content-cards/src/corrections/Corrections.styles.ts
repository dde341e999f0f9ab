import styled from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: 12px;
  margin: 28px var(--gutter);
  padding: 12px 0;
  border: solid var(--line);
  border-width: 1px 0;
  font-size: var(--text-label);
  line-height: 1.65;
  color: var(--ink-2);
`;

export const Label = styled.b`
  color: var(--ink);
`;

export const Time = styled.time`
  margin-left: 8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
`;
