import { useSyncExternalStore } from 'react';

const canPictureInPicture = () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

const never = () => () => undefined;

/** Whether this browser can show a video in a window of its own; false on the server and in the first render after it. */
export const usePictureInPicture = (): boolean =>
  useSyncExternalStore(never, canPictureInPicture, () => false);

/** Opens or closes the window of a video; a browser that refuses changes nothing. */
export const togglePictureInPicture = async (video: HTMLVideoElement): Promise<void> => {
  const change: Promise<unknown> =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  await change.catch(() => undefined);
};
