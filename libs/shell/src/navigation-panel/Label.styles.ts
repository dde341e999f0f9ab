import styled from 'styled-components';

/** The heading of a group of the panel. */
export const Label = styled.h3`
  margin: 18px 0 10px;
  font-size: var(--text-small);
  font-weight: 400;
  line-height: 1.45;
  color: var(--ink-3);
`;
