/** The functions of hls.js that recover from an error. */
interface Mendable {
  /** Continues loading, from the playlist if that was never loaded. */
  resume(): void;
  recoverMediaError(): void;
  swapAudioCodec(): void;
}

interface HlsRecovery {
  onFatal(type: 'networkError' | 'mediaError' | (string & {})): void;
  /** A segment was loaded: the network works again. */
  onProgress(): void;
}

/** Retries after network errors before the stream counts as failed. */
const networkTries = 3;

/**
 * Handles fatal errors of hls.js. After a network error loading continues, once the browser is online; the first media error is
 * recovered from, the second with the other audio codec; every other error is final.
 */
export const createHlsRecovery = (
  hls: Mendable,
  { isOnline, onLost }: { isOnline: () => boolean; onLost: () => void },
): HlsRecovery => {
  let networkFaults = 0;
  let mediaFaults = 0;

  const mendNetwork = () => {
    if (!isOnline()) return;
    networkFaults += 1;
    if (networkFaults > networkTries) onLost();
    else hls.resume();
  };

  const mendMedia = () => {
    mediaFaults += 1;
    if (mediaFaults > 2) return onLost();
    if (mediaFaults === 2) hls.swapAudioCodec();
    hls.recoverMediaError();
  };

  return {
    onFatal: (type) => {
      if (type === 'networkError') mendNetwork();
      else if (type === 'mediaError') mendMedia();
      else onLost();
    },
    onProgress: () => {
      networkFaults = 0;
    },
  };
};
