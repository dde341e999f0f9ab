import styled from 'styled-components';
import { pressed } from '../pressed.styles';
import { glassDisc } from './glassDisc.styles';

export const Disc = styled.button`
  ${glassDisc}
  ${pressed}
`;
