import type { StoreApi } from 'zustand/vanilla';
import type { PlaybackState } from './PlaybackState';

/** After this long without a picture the browser cannot decode it; milliseconds. */
const pictureWithin = 3000;

/** Detects a video that plays with sound only, as some browsers do with H.265. */
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
