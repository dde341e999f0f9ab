const isLoud = (media: EventTarget | null | undefined): media is HTMLMediaElement =>
  media instanceof HTMLMediaElement && !media.muted;

/**
 * One sound at a time on a page: pauses when another media element starts, and pauses the others when its own starts. Muted
 * videos are ignored.
 * @param own the element that plays, which need not be in the document; absent for other sound sources
 */
export const takeTurns = (own: HTMLMediaElement | undefined, giveWay: () => void) => {
  const onPlay = ({ target }: Event) => {
    if (target !== own && isLoud(target)) giveWay();
  };
  const silenceOthers = () => {
    for (const other of document.querySelectorAll<HTMLMediaElement>('audio,video')) {
      if (other !== own && isLoud(other) && !other.paused) other.pause();
    }
  };
  const onOwnPlay = () => isLoud(own) && silenceOthers();
  // Media events do not bubble.
  document.addEventListener('play', onPlay, true);
  own?.addEventListener('play', onOwnPlay);
  return {
    silenceOthers,
    end: () => {
      document.removeEventListener('play', onPlay, true);
      own?.removeEventListener('play', onOwnPlay);
    },
  };
};
