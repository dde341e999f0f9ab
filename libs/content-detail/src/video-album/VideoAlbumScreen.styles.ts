import styled from 'styled-components';

export const Tracks = styled.div`
  padding: 24px var(--gutter);
`;
