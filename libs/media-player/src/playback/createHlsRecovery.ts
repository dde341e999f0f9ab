/** What of hls.js mends a fault. */
interface Mendable {
  /** Goes on loading, from the playlist if that never came. */
  resume(): void;
  recoverMediaError(): void;
  swapAudioCodec(): void;
}

interface HlsRecovery {
  onFatal(type: 'networkError' | 'mediaError' | (string & {})): void;
  /** A piece arrived: the network works again. */
  onProgress(): void;
}

/** How often a network fault is answered by another try before the stream counts as lost. */
const networkTries = 3;

/**
 * Answers the fatal faults of hls.js. A network fault loads on, and waits for the network while there is none; the first
 * media fault is recovered from, the second with the other audio codec; everything else is lost.
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
