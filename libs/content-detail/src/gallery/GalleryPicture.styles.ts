import { SlotImage } from '@share/ui';
import styled, { css } from 'styled-components';

/** Has the size of the stage, so that it is known before a picture is loaded. */
export const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  height: 100%;
  padding-bottom: var(--text-room, 0px);
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

/** Its outline lies on the picture: outside of it nothing is seen. */
const outlinedInside = css`
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Enlarge = styled.a`
  display: block;
  height: 100%;

  ${outlinedInside}
`;

export const Photo = styled(SlotImage)`
  width: 100%;
  height: 100%;
  object-fit: contain;
  color: var(--ink-3);
  font-size: var(--text-label);
`;

export const Missing = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: 100%;
  height: 100%;
  color: var(--ink-3);
  font-size: var(--text-label);

  ${outlinedInside}
`;
