import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
  margin-top: 10px;

  &[data-one] {
    grid-template-columns: minmax(0, 1fr);
  }
`;
