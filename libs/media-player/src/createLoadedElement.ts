import { listen } from './listen';
import { loadMedia, type UnloadMedia } from './loadMedia';
import type { PlayableMedia } from './PlayableMedia';

interface Handlers {
  onFailure: () => void;
  /** The browser wants a tap before it plays. */
  onRefusal: () => void;
}

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError';

/** A media element and the file it was given; remembers what was asked of it until the file is there. */
export const createLoadedElement = ({ onFailure, onRefusal }: Handlers) => {
  let element: HTMLMediaElement | undefined;
  let unload: UnloadMedia | undefined;
  let isReady = false;
  let wantsPlay = false;
  /** Seconds; 0 when there is no place to go to. */
  let startAt = 0;

  const playNow = () => {
    Promise.resolve(element?.play()).catch((error: unknown) => {
      if (!isRefusal(error)) return;
      wantsPlay = false;
      onRefusal();
    });
  };

  const goToStart = () => {
    if (element && startAt > 0) element.currentTime = startAt;
    startAt = 0;
  };

  const drop = () => {
    const leave = unload;
    unload = undefined;
    isReady = false;
    wantsPlay = false;
    startAt = 0;
    leave?.();
  };

  return {
    /** The element while it has a file. */
    current: () => (isReady ? element : undefined),
    take: (given: HTMLMediaElement) => {
      element = given;
      const off = listen(given, ['loadedmetadata'], goToStart);
      return () => {
        drop();
        off();
        element = undefined;
      };
    },
    /** @param place where to start, in seconds, unless another place was asked for. */
    load: (media: PlayableMedia, place: number) => {
      if (!element || unload) return;
      startAt ||= place;
      unload = loadMedia(element, media, {
        onReady: () => {
          isReady = true;
          if (wantsPlay) playNow();
        },
        onFailure,
      });
    },
    play: () => {
      wantsPlay = true;
      if (isReady) playNow();
    },
    pause: () => {
      wantsPlay = false;
      element?.pause();
    },
    goTo: (place: number) => {
      if (element && element.readyState > 0) element.currentTime = place;
      else startAt = place;
    },
    setRate: (rate: number) => {
      if (!element) return;
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
    },
    setMuted: (isMuted: boolean) => {
      if (element) element.muted = isMuted;
    },
    drop,
  };
};
