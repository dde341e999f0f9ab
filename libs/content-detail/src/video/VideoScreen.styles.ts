import styled from 'styled-components';

export const Album = styled.div`
  padding: 24px var(--gutter);
`;
