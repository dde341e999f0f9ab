import styled from 'styled-components';
import { authConstants } from '../authConstants';

const { popupWidth, popupHeight } = authConstants;

/* 500 × 280 px, or the width that the screen leaves in the same proportion (R48). */
export const Place = styled.div`
  position: relative;
  padding-top: ${(popupHeight / popupWidth) * 100}%;

  > div {
    position: absolute;
    inset: 0;
  }
`;
