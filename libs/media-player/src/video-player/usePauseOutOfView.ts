import { useEffect, type RefObject } from 'react';

interface OutOfViewOptions {
  /** It plays, or failed and may play again when the network returns. */
  isActive: boolean;
  pause: () => void;
}

/** Pauses a video when the visitor scrolls past it; one in a window of its own plays on. */
export const usePauseOutOfView = (
  video: RefObject<HTMLVideoElement | null>,
  { isActive, pause }: OutOfViewOptions,
): void => {
  useEffect(() => {
    const element = video.current;
    if (!element || !isActive || typeof IntersectionObserver === 'undefined') return undefined;
    // One that was started from further down, such as by its row in a list, has not been scrolled past.
    let wasInView = false;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries[entries.length - 1]?.isIntersecting === true;
      if (wasInView && !isInView && document.pictureInPictureElement !== element) pause();
      wasInView = isInView;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [video, isActive, pause]);
};
