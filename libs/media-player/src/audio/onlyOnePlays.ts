const isLoud = (media: EventTarget | null): media is HTMLMediaElement =>
  media instanceof HTMLMediaElement && !media.muted;

/**
 * One thing sounds on a page: this element stops the others when it starts, and stops when another starts. Muted moving
 * pictures are left alone.
 * @returns ends the watch.
 */
export const onlyOnePlays = (element: HTMLMediaElement): (() => void) => {
  const onPlay = ({ target }: Event) => {
    if (!isLoud(target)) return;
    if (target !== element) return element.pause();
    for (const other of document.querySelectorAll<HTMLMediaElement>('audio,video')) {
      if (other !== element && isLoud(other) && !other.paused) other.pause();
    }
  };
  // Media events do not bubble.
  document.addEventListener('play', onPlay, true);
  return () => document.removeEventListener('play', onPlay, true);
};
