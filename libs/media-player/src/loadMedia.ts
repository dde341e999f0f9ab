import { chooseHlsWay, type HlsWay } from './chooseHlsWay';
import type { PlayableMedia } from './PlayableMedia';

export interface LoadHandlers {
  /** The element has its file and may play. Called again when the file had to be given anew. */
  readonly onReady: () => void;
  /** Nothing more can be played; a new attempt has to load again. */
  readonly onFailure: () => void;
}

/** Takes the file away from the element again. */
export type UnloadMedia = () => void;

const hlsWayOf = (element: HTMLMediaElement): HlsWay =>
  chooseHlsWay({
    userAgent: navigator.userAgent,
    hasTouch: navigator.maxTouchPoints > 0,
    hasManagedMediaSource: 'ManagedMediaSource' in window,
    hasMediaSource: 'MediaSource' in window,
    mayPlayNatively: element.canPlayType('application/vnd.apple.mpegurl') !== '',
  });

/** At once, so that a browser that asks for a tap sees `play()` within it. */
const loadNatively = (element: HTMLMediaElement, src: string, handlers: LoadHandlers): UnloadMedia => {
  element.addEventListener('error', handlers.onFailure);
  element.src = src;
  handlers.onReady();
  return () => {
    element.removeEventListener('error', handlers.onFailure);
    element.removeAttribute('src');
    element.load();
  };
};

const loadByScript = (element: HTMLMediaElement, src: string, handlers: LoadHandlers): UnloadMedia => {
  let unload: UnloadMedia | undefined;
  let isWanted = true;
  import('./attachHls.client').then(({ attachHls }) => {
    if (isWanted) unload = attachHls(element, src, handlers);
  }, handlers.onFailure);
  return () => {
    isWanted = false;
    unload?.();
  };
};

/**
 * Gives a media element its file. HLS is played natively on Apple devices and through hls.js elsewhere, whose code is
 * fetched only here.
 */
export const loadMedia = (
  element: HTMLMediaElement,
  { src, isHls }: Pick<PlayableMedia, 'src' | 'isHls'>,
  handlers: LoadHandlers,
): UnloadMedia => {
  const way = isHls ? hlsWayOf(element) : 'native';
  if (way === 'native') return loadNatively(element, src, handlers);
  if (way === 'script') return loadByScript(element, src, handlers);
  handlers.onFailure();
  return () => undefined;
};
