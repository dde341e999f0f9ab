import styled from 'styled-components';

export const Notice = styled.p`
  margin: 12px var(--gutter) 20px;
  font-size: var(--text-small);
  line-height: 1.6;
  color: var(--ink-3);

  /* A head has a gutter of its own. */
  header & {
    margin: 4px 0 0;
  }
`;
