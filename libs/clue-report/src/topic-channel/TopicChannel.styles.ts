import styled from 'styled-components';

/** Rows are as far apart as the targets of their chips need. */
export const Topics = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 8px;
  padding-top: 4px;
`;
