import { loadMedia, type LoadedFile } from './loadMedia';
import { toMediaFailure, type MediaFailure } from './MediaFailure';
import { readElement, type PlaybackState } from './PlaybackState';

interface Handlers {
  onFailure: (failure: MediaFailure) => void;
  /** A part that cannot be played was left out. */
  onSkip: () => void;
  /** The browser requires a tap before it plays. */
  onRefusal: () => void;
}

const isNamed = (error: unknown, name: string) => (error as { name?: unknown } | null)?.name === name;

/** A media element and its file; keeps requests such as play or seek until the file is loaded. */
export const createLoadedElement = ({ onFailure, onRefusal, onSkip }: Handlers) => {
  let element: HTMLMediaElement | undefined;
  /** Absent while nothing is loaded; compared, so that late callbacks of a removed file are ignored. */
  let file: Partial<LoadedFile> | undefined;
  let isReady = false;
  let isHls = false;
  let hasMetadata = false;
  let wantsPlay = false;
  /** Seconds; absent once the element has seeked. */
  let startAt: number | undefined;
  let rate = 1;

  const playNow = () => {
    const requested = file;
    Promise.resolve(element?.play()).catch((error: unknown) => {
      if (requested !== file || isNamed(error, 'AbortError')) return;
      wantsPlay = false;
      if (isNamed(error, 'NotAllowedError')) onRefusal();
      else if (element) onFailure(toMediaFailure(element.error, { isHls, isOnline: navigator.onLine }));
    });
  };

  const onMetadata = () => {
    if (!element) return;
    hasMetadata = true;
    element.playbackRate = rate;
    if (startAt) element.currentTime = startAt;
    startAt = undefined;
  };

  const drop = () => {
    const dropped = file;
    file = undefined;
    isReady = false;
    wantsPlay = false;
    startAt = undefined;
    dropped?.unload?.();
  };

  return {
    /** The element while it has a file. */
    current: () => (isReady ? element : undefined),
    isAttached: () => element !== undefined,
    /** The state of the element; its time is ignored until the seek to the start position is done. */
    read: (announced: number) => ({
      ...(element && readElement(element, announced)),
      ...(element && startAt === undefined && { time: element.currentTime }),
    }),
    resumesByItself: () => file?.resumesByItself === true,
    awaitsStream: () => file?.awaitsStream?.() === true,
    /** Whether the beginning of the file has come: its server answers. */
    hasMetadata: () => hasMetadata,
    take: (given: HTMLMediaElement) => {
      element = given;
      given.addEventListener('loadedmetadata', onMetadata);
      return () => {
        drop();
        given.removeEventListener('loadedmetadata', onMetadata);
        element = undefined;
      };
    },
    /** Loads the media, to start at this time, a stream at its own; does nothing when a file is loaded already. */
    load: ({ media, time }: Pick<PlaybackState, 'media' | 'time'>) => {
      if (!element || !media || file) return;
      const wanted: Partial<LoadedFile> = {};
      file = wanted;
      isHls = media.isHls === true;
      hasMetadata = false;
      startAt = media.isLive ? 0 : time;
      const target = element;
      Object.assign(
        wanted,
        loadMedia(target, media, {
          onReady: () => {
            if (file !== wanted) return;
            isReady = true;
            if (wantsPlay) playNow();
          },
          onFailure: (failure) => void (file === wanted && onFailure(failure)),
          onSkip: () => void (file === wanted && onSkip()),
        }),
      );
    },
    play: () => {
      wantsPlay = true;
      if (isReady) playNow();
    },
    pause: () => {
      wantsPlay = false;
      if (file) element?.pause();
    },
    goTo: (time: number) => {
      if (startAt !== undefined) startAt = time;
      else if (element && file) element.currentTime = time;
    },
    setRate: (next: number) => {
      rate = next;
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
