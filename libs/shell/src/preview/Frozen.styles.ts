import styled from 'styled-components';

export const Fields = styled.fieldset`
  min-width: 0;
  border: 0;
`;
