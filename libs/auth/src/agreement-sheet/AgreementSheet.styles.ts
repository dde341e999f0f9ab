import styled from 'styled-components';

export const Page = styled.div`
  height: 60vh;
  min-height: 200px;
`;
