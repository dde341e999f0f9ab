import { useEffect, useRef } from 'react';
import type { PlayableMedia } from './PlayableMedia';
import { savesData, wantsStillness } from './readerWishes';
import type { MediaControl } from './useMedia';

interface AutoStartOptions {
  readonly media: PlayableMedia;
  /** Tells apart what plays from the same file. */
  readonly positionKey?: string | undefined;
  /** The reader saves data: nothing is fetched before the tap. Found out in the browser unless given. */
  readonly isSlow?: boolean | undefined;
  /** Starts by itself without sound, unless the reader saves data or wants a still page. */
  readonly autoPlayMuted?: boolean | undefined;
  /** Media given in place of others start at once, because the reader chose them or the queue goes on. */
  readonly playsOn?: boolean | undefined;
}

/** Starts or prepares media as far as the reader wishes, and goes on when others take their place. */
export const useAutoStart = (
  { play, prepare, setMuted }: Pick<MediaControl, 'play' | 'prepare' | 'setMuted'>,
  { media, positionKey = '', isSlow, autoPlayMuted = false, playsOn = false }: AutoStartOptions,
): void => {
  const item = `${positionKey} ${media.src}`;
  const startedWith = useRef(item);
  useEffect(() => {
    const isOther = startedWith.current !== item;
    startedWith.current = item;
    if (isOther && playsOn) return play();
    if (isSlow ?? savesData()) return undefined;
    if (!autoPlayMuted || wantsStillness()) return prepare();
    setMuted(true);
    return play();
  }, [item, isSlow, autoPlayMuted, playsOn, play, prepare, setMuted]);
};
