import styled from 'styled-components';

/** Short facts side by side under a title: when, how long, how often. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;
`;
