import styled from 'styled-components';
import { hairline } from '../hairline.styles';

export const Item = styled.li`
  ${hairline}
`;
