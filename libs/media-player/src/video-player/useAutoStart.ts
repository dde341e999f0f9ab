import { isSlowConnection } from '@share/environment';
import { useEffect, useRef } from 'react';
import type { PlayableMedia } from '../playback/PlayableMedia';
import type { MediaControl } from './useMedia';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** The visitor saves data or has a slow connection: nothing is fetched before a tap. */
const savesData = () => isSlowConnection(navigator) || matches('(prefers-reduced-data: reduce)');

const wantsReducedMotion = () => matches('(prefers-reduced-motion: reduce)');

interface AutoStartOptions {
  media: PlayableMedia;
  /** The visitor saves data: nothing is fetched before the tap. Default: detected in the browser. */
  isSlow?: boolean | undefined;
  /** Starts automatically without sound, unless the visitor saves data or prefers reduced motion. */
  autoPlayMuted?: boolean | undefined;
  /** Media that replace others start at once, because the visitor chose them or the queue goes on. */
  playsOn?: boolean | undefined;
  /** Grows with every choice of the visitor: the same media chosen once more start, too. */
  choices?: number | undefined;
}

/** Starts or preloads media as far as the visitor's settings allow, and continues when they are replaced. */
export const useAutoStart = (
  { play, prepare, setMuted }: Pick<MediaControl, 'play' | 'prepare' | 'setMuted'>,
  { media, isSlow, autoPlayMuted = false, playsOn = false, choices = 0 }: AutoStartOptions,
): void => {
  const item = `${choices} ${media.id ?? ''} ${media.src}`;
  const startedWith = useRef(item);
  useEffect(() => {
    const isOther = startedWith.current !== item;
    startedWith.current = item;
    if (isOther && playsOn) return play();
    if (isSlow ?? savesData()) return undefined;
    if (!autoPlayMuted || wantsReducedMotion()) return prepare();
    setMuted(true);
    return play();
  }, [item, isSlow, autoPlayMuted, playsOn, play, prepare, setMuted]);
};
