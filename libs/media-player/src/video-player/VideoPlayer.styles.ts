import styled from 'styled-components';
import { VideoElement } from './VideoElement';

/**
 * Height by padding: web views before 2021 do not know aspect-ratio. `--player-room` is the height that the page leaves for it,
 * `--player-top` and `--player-bottom` the bars over its edges, `--player-badge: none` hides 直播中. Media are
 * dark in both appearances.
 */
export const Root = styled.div`
  position: relative;
  overflow: hidden;
  padding-top: min(56.25%, var(--player-room, 100vh));
  background: #0e0e10;
  color: #fff;

  &[data-shape='square'] {
    padding-top: min(100%, var(--player-room, 100vh));
  }

  &[data-shape='upright'] {
    padding-top: min(133.333%, var(--player-room, 100vh));
  }

  &[data-shape='fill'] {
    height: 100%;
    padding: 0;
  }

  /* Above the page, and so above what takes its colours away. */
  :root[data-memorial] &:fullscreen {
    filter: grayscale(1);
  }

  &:fullscreen {
    padding: 0;
  }

  & :focus-visible {
    outline-color: #fff;
  }
`;

export const Video = styled(VideoElement)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;

  ${Root}[data-shape='fill'] & {
    object-fit: cover;
  }

  ${Root}[data-state='idle'] & {
    @media (orientation: portrait) {
      object-fit: cover;
      object-position: 50% 30%;
    }
  }

  /* The size of browsers is a share of the height, which is small on a phone held upright. */
  &::cue {
    font-size: var(--text-ui);
  }

  /* Only a poster is dimmed, as pictures are. */
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) ${Root}[data-state='idle'] > & {
      filter: brightness(0.88);
    }
  }

  :root[data-theme='dark'] ${Root}[data-state='idle'] > & {
    filter: brightness(0.88);
  }
`;

/** The signs at the corners. */
export const Length = styled.span`
  position: absolute;
  right: 12px;
  bottom: 12px;
`;

export const Live = styled.span`
  position: absolute;
  left: 12px;
  top: 12px;
  display: var(--player-badge, flex);
`;

export const Start = styled.button`
  position: absolute;
  left: 12px;
  bottom: 12px;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: max(var(--target), calc(36px * var(--ui)));
  max-width: calc(100% - 24px);
  padding: 0 14px 0 10px;
  border-radius: var(--radius-pill);
  background: var(--glass);
  font-size: var(--text-small);
`;
