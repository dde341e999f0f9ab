import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 20px var(--gutter) 0;

  @media (orientation: landscape) and (max-height: 500px) {
    gap: 12px;
    padding-top: 8px;
  }
`;
