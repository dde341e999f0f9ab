import { Root } from './SubtitleButton.styles';
import type { Subtitles } from './useSubtitles';

/** Opens the menu of the subtitles; underlined while some are shown. */
export const SubtitleButton = ({ subtitles: { shown, isOpen, open } }: { subtitles: Subtitles }) => (
  <Root
    type="button"
    aria-label={`字幕 ${shown?.label ?? '关闭'}`}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    data-on={shown ? '' : undefined}
    onClick={(event) => open(event.currentTarget)}
  >
    字幕
  </Root>
);
