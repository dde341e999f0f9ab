import styled, { css } from 'styled-components';
import { WholeScreen } from '../dialog/WholeScreen.styles';
import { IconButton } from '../icon-button/IconButton';
import { Pictures } from './Pictures.styles';

/** Black in both appearances. Hidden controls appear again while they have the focus. */
export const Root = styled(WholeScreen)`
  overflow: hidden;
  outline: 0;
  background: none;
  color: #fff;

  & :focus-visible {
    outline-color: #fff;
  }

  &[data-controls-hidden] > :not(${Pictures}):not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }

  &[data-controls-hidden] a,
  &[data-controls-hidden] button {
    pointer-events: none;
  }
`;

const overPictures = css`
  position: absolute;
  transition: opacity var(--duration-fast);
`;

const disc = css`
  border-radius: 50%;
  background: var(--glass);
`;

const pill = css`
  padding: 4px 12px;
  border-radius: var(--radius-pill);
  background: var(--glass);
`;

export const Bar = styled.div`
  ${overPictures}
  left: 0;
  right: 0;
  top: env(safe-area-inset-top, 0px);
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  padding: 8px;
  font-size: var(--text-ui);
  pointer-events: none;
`;

export const Close = styled(IconButton)`
  ${disc}
  justify-self: start;
  pointer-events: auto;
`;

export const Place = styled.p`
  ${pill}
`;

export const Zoom = styled.span`
  justify-self: end;
  font-size: var(--text-small);

  &:not(:empty) {
    ${pill}
  }
`;

/** To the picture before or after this one; with a finger it is swiped there. */
const step = css`
  ${overPictures}
  top: calc(50% - var(--target) / 2);

  @media (hover: none) {
    &:not(:focus-visible) {
      clip-path: inset(50%);
    }
  }
`;

export const Previous = styled(IconButton)`
  ${disc}

  && {
    ${step}
    left: 8px;
  }
`;

export const Next = styled(IconButton)`
  ${disc}

  && {
    ${step}
    right: 8px;
  }
`;
