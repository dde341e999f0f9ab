import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';
import { NoticeButton, NoticeText, onGlass } from '../video-player/PlaybackNotices.styles';

export const Notices = styled.div`
  position: absolute;
  left: var(--gutter);
  right: var(--gutter);
  top: 64px;
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  pointer-events: none;

  /* Held sideways, the words of the screen begin right under the header: there they stand between its controls. */
  @media (orientation: landscape) and (max-height: 500px) {
    top: 4px;
    left: var(--header-start, var(--gutter));
    right: var(--header-end, var(--gutter));
    flex-flow: row wrap;
    align-items: center;
  }

  > ${NoticeText} {
    ${onGlass}
  }

  > ${NoticeButton} {
    pointer-events: auto;

    ${pressed}
  }
`;

/** Covers a disturbing picture, over the words and controls of the screen around it. */
export const Warning = styled.div`
  position: absolute;
  inset: 0;
  z-index: 3;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  padding: 0 var(--gutter);
  background: #0e0e10;
  font-size: var(--text-ui);
  line-height: 1.6;
  text-align: center;
`;

export const Continue = styled(NoticeButton)`
  box-shadow: inset 0 0 0 1px #fff;

  ${pressed}
`;
