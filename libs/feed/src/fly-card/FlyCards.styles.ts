import { hairline } from '@share/ui/fragments';
import styled from 'styled-components';

export const Item = styled.li`
  ${hairline}
`;
