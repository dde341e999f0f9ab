import styled from 'styled-components';

export const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-width: 640px;
  margin: 0 auto;
  padding: 24px var(--gutter) calc(40px + var(--safe-bottom));

  &[data-bar] {
    padding-bottom: calc(96px + var(--safe-bottom));
  }
`;
