import type { StoreApi } from 'zustand/vanilla';
import type { PlaybackState } from './PlaybackState';

/** A video that has played this long without a picture will not get one; milliseconds. */
const pictureWithin = 3000;

/** Finds out when a video plays with sound alone, as some browsers do with H.265. */
export const watchPicture = (
  store: StoreApi<PlaybackState>,
  element: () => HTMLMediaElement | undefined,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const media = element();
    if (media instanceof HTMLVideoElement && media.videoWidth === 0) store.setState({ hasNoPicture: true });
  };
  store.subscribe(({ status }, before) => {
    if (status === before.status) return;
    clearTimeout(timer);
    if (status === 'playing') timer = setTimeout(check, pictureWithin);
  });
};
