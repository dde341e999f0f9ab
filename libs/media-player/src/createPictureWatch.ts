/** A video that has played this long without a picture will not get one; milliseconds. */
const pictureWithin = 3000;

/** Calls once the element has played a while with sound alone, as some browsers do with H.265. */
export const createPictureWatch = (onMissing: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start: (element: HTMLMediaElement) => {
      stop();
      timer = setTimeout(() => {
        if ('videoWidth' in element && element.videoWidth === 0) onMissing();
      }, pictureWithin);
    },
  };
};
