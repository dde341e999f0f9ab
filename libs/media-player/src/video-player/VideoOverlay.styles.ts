import styled from 'styled-components';
import { NoticeButton, NoticeText, onGlass, outlined } from './PlaybackNotices.styles';
import { Root } from './VideoPlayer.styles';

/** The layer over the picture: the play button or a failure, and notices. */
export const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 0 var(--gutter);
  text-align: center;
  pointer-events: none;
  transition: opacity var(--duration-base) var(--ease-standard);

  > * {
    pointer-events: auto;
  }

  > ${NoticeButton} {
    ${outlined}
  }

  ${Root}[data-state='failed'] > & {
    background: var(--glass);
  }

  ${Root}[data-hydrated='false'] > & {
    opacity: 0;
  }

  ${Root}[data-hydrated='false'] > & * {
    pointer-events: none;
  }
`;

export const Notice = styled.div`
  position: absolute;
  left: 12px;
  right: 12px;
  top: 8px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;

  ${Root}[data-live] > & {
    top: calc(var(--player-top, 12px) + 30px * var(--ui));
  }

  > ${NoticeText} {
    ${onGlass}
  }

  > ${NoticeButton} {
    ${outlined}
  }
`;
