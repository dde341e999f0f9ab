/** Whether this browser can show a video in a window of its own. In the browser only. */
export const canPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

/** Opens or closes the window of a video; a browser that refuses changes nothing. */
export const togglePictureInPicture = async (video: HTMLVideoElement): Promise<void> => {
  const change: Promise<unknown> =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  await change.catch(() => undefined);
};
