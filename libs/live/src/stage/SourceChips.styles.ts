import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 8px var(--gutter) 4px;

  [data-ground='dark'] > & {
    padding: 8px 12px;
  }

  [data-ground='dark'] > & > button:not([data-selected]) {
    background: var(--glass);
  }
`;
