import styled from 'styled-components';
import { Root as Page } from '../embedded-page/EmbeddedPage.styles';

/** 500 × 280 px, or the width that the screen leaves in the same proportion (R48). */
export const Place = styled.div`
  position: relative;

  ${Page} {
    position: absolute;
    inset: 0;
  }
`;
