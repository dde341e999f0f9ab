import styled from 'styled-components';

export const Frozen = styled.fieldset`
  min-width: 0;
  border: 0;
`;
