import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';
import { glassDisc } from './glassDisc.styles';

export const Disc = styled.button`
  ${glassDisc}
  ${pressed}
`;
