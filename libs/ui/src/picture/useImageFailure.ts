import { useEffect, useState } from 'react';

/** Whether a picture has failed to load. It is tried again when the network is back, and when it has another address. */
export const useImageFailure = (src: string) => {
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => {
    if (failedSrc === undefined) return undefined;
    const retry = () => setFailedSrc(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failedSrc]);
  return {
    hasFailed: failedSrc === src,
    fail: () => setFailedSrc(src),
    retry: () => setFailedSrc(undefined),
  };
};
