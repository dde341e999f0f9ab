import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';
import { glassDisc } from '../video-player/glassDisc.styles';
import { Root as Menu } from '../video-player/SubtitleMenu.styles';
import { VideoElement } from '../video-player/VideoElement';

export const Root = styled.div`
  position: absolute;
  inset: 0;

  /* Over the words and controls of the screen around it. */
  > ${Menu} {
    z-index: 3;
  }
`;

export const Video = styled(VideoElement)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;

  ${Root}[data-fills] & {
    @media (orientation: portrait) {
      object-fit: cover;
    }
  }

  /* With the controls of the browser. Where these styles cannot make room for them, over everything that the screen writes. */
  noscript & {
    z-index: 3;
    background: #0e0e10;

    @media (scripting: none) {
      z-index: 1;
    }
  }
`;

export const Tap = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  touch-action: none;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Disc = styled.span`
  ${glassDisc}
`;

export const Next = styled.a`
  position: absolute;
  right: 8px;
  bottom: calc(58px + var(--safe-bottom));
  /* Over the ground that the rail of the screen has for it. */
  z-index: 3;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: max(52px, var(--target));
  min-height: var(--target);
  font-size: var(--text-micro);
  filter: drop-shadow(0 1px 2px rgba(0, 0, 0, 0.6));

  @media (orientation: landscape) and (max-height: 500px) {
    bottom: calc(44px + var(--safe-bottom));
  }

  ${pressed}
`;

export const ProgressRow = styled.div`
  position: absolute;
  left: var(--gutter);
  right: var(--gutter);
  bottom: var(--safe-bottom);
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: var(--text-micro);

  @media (scripting: none) {
    display: none;
  }
`;
