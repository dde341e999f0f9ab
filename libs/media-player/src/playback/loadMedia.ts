import { toMediaFailure, type MediaFailure } from './MediaFailure';
import type { PlayableMedia } from './PlayableMedia';

interface LoadHandlers {
  /** The element has its file and may play. */
  onReady: () => void;
  /** Playback is not possible; a new attempt has to load again. */
  onFailure: (failure: MediaFailure) => void;
  /** A part that cannot be played was left out. */
  onSkip: () => void;
}

export interface LoadedFile {
  /** Removes the file from the element. */
  unload: () => void;
  /** Resumes on its own when the network returns. */
  resumesByItself: boolean;
  /** The stream has nothing new: loaded anew, it would only show its end again. */
  awaitsStream?: () => boolean;
}

type LoadableMedia = Pick<PlayableMedia, 'src' | 'isHls' | 'isLive'>;

export type LoadMedia = (
  element: HTMLMediaElement,
  media: LoadableMedia,
  handlers: LoadHandlers,
) => LoadedFile;

/** Whether an address is that of an HLS playlist. */
export const isPlaylist = (address: string): boolean => /^[^?#]*\.m3u8(?:[?#]|$)/i.test(address);

/** The browser features that decide how HLS is played. */
interface HlsSupport {
  userAgent: string;
  hasTouch: boolean;
  hasManagedMediaSource: boolean;
  hasMediaSource: boolean;
  /** The media element says that it may play HLS. Some browsers say so and then fail. */
  mayPlayNatively: boolean;
}

/** `native`: the media element itself; `script`: hls.js; `none`: this browser cannot. */
type HlsWay = 'native' | 'script' | 'none';

/** How HLS is played: by Apple's own player, else by script, else natively where the element claims support. */
export const chooseHlsWay = (support: HlsSupport): HlsWay => {
  const { userAgent, hasTouch } = support;
  const isApple = /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && hasTouch);
  if (isApple || support.hasManagedMediaSource) return 'native';
  if (support.hasMediaSource) return 'script';
  return support.mayPlayNatively ? 'native' : 'none';
};

const hlsWayOf = (element: HTMLMediaElement): HlsWay =>
  chooseHlsWay({
    userAgent: navigator.userAgent,
    hasTouch: navigator.maxTouchPoints > 0,
    hasManagedMediaSource: 'ManagedMediaSource' in window,
    hasMediaSource: 'MediaSource' in window,
    mayPlayNatively: element.canPlayType('application/vnd.apple.mpegurl') !== '',
  });

/** Synchronous, so that a browser that requests a tap sees `play()` within it. */
const loadNatively: LoadMedia = (element, { src, isHls = false }, { onReady, onFailure }) => {
  const onError = () => onFailure(toMediaFailure(element.error, { isHls, isOnline: navigator.onLine }));
  element.addEventListener('error', onError);
  element.src = src;
  onReady();
  return {
    resumesByItself: false,
    unload: () => {
      element.removeEventListener('error', onError);
      element.removeAttribute('src');
      element.load();
    },
  };
};

const loadByScript: LoadMedia = (element, media, handlers) => {
  let loaded: LoadedFile | undefined;
  let isWanted = true;
  import('./attachHls.client').then(
    ({ attachHls }) => {
      if (isWanted) loaded = attachHls(element, media, handlers);
    },
    () => handlers.onFailure('network'),
  );
  return {
    resumesByItself: true,
    awaitsStream: () => loaded?.awaitsStream?.() === true,
    unload: () => {
      isWanted = false;
      loaded?.unload();
    },
  };
};

/**
 * Gives a media element its file. HLS is played natively on Apple devices and through hls.js elsewhere, whose code is
 * fetched only here.
 */
export const loadMedia = (
  element: HTMLMediaElement,
  media: LoadableMedia,
  handlers: LoadHandlers,
): LoadedFile => {
  const way = media.isHls ? hlsWayOf(element) : 'native';
  if (way === 'native') return loadNatively(element, media, handlers);
  if (way === 'script') return loadByScript(element, media, handlers);
  handlers.onFailure('unsupported');
  return { resumesByItself: false, unload: () => undefined };
};
