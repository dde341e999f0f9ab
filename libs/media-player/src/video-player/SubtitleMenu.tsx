import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CheckIcon } from '@share/ui/icons';
import { Choice, Root } from './SubtitleMenu.styles';
import type { Subtitles } from './useSubtitles';

interface SubtitleMenuProps {
  subtitles: Subtitles;
}

/** The languages of the subtitles, or none, at the right side of a video. Arrow keys move, Escape closes. */
export const SubtitleMenu = ({ subtitles: { tracks, shown, choose, close } }: SubtitleMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveFocus(menu.current, step);
    }
    if (event.key === 'Escape' || event.key === 'Tab') close();
  };

  return (
    <Root ref={menu} role="menu" aria-label="字幕" onKeyDown={onKeyDown}>
      {[undefined, ...tracks].map((track) => (
        <Choice
          key={track?.src ?? 'none'}
          type="button"
          role="menuitemradio"
          aria-checked={track === shown}
          tabIndex={track === shown ? 0 : -1}
          onClick={() => choose(track)}
        >
          {track?.label ?? '关闭'}
          {track === shown && <CheckIcon size={16} />}
        </Choice>
      ))}
    </Root>
  );
};

/** From the first to the last and round again. */
const moveFocus = (menu: HTMLElement | null, step: number) => {
  const items = [...(menu?.querySelectorAll('button') ?? [])];
  const index = items.findIndex((item) => item === document.activeElement);
  items[(index + step + items.length) % items.length]?.focus();
};
