import type FullHls from 'hls.js';
// @ts-expect-error the light build of hls.js comes without types; it is the same class with fewer parts
import LightHls from 'hls.js/light';
import { createHlsRecovery } from './createHlsRecovery';
import type { LoadedFile, LoadMedia } from './loadMedia';

const Hls = LightHls as typeof FullHls;

/** Seconds. Small buffers: most readers leave before the end, and pay for what was fetched. */
const settings = { maxBufferLength: 15, backBufferLength: 15, capLevelToPlayerSize: true };

/** Plays a playlist through hls.js. */
export const attachHls: LoadMedia = (element, src, { onReady, onFailure }) => {
  const noFile: LoadedFile = { resumesByItself: true, unload: () => undefined };
  if (!Hls.isSupported()) {
    onFailure();
    return noFile;
  }
  const hls = new Hls(settings);
  const resume = () => {
    if (hls.levels.length > 0) hls.startLoad();
    else hls.loadSource(src);
  };
  const unload = () => {
    window.removeEventListener('online', resume);
    hls.destroy();
  };
  const recovery = createHlsRecovery(
    {
      resume,
      recoverMediaError: () => hls.recoverMediaError(),
      swapAudioCodec: () => hls.swapAudioCodec(),
    },
    {
      isOnline: () => navigator.onLine,
      onLost: () => {
        unload();
        onFailure();
      },
    },
  );
  hls.on(Hls.Events.MEDIA_ATTACHED, onReady);
  hls.on(Hls.Events.FRAG_LOADED, recovery.onProgress);
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (fatal) recovery.onFatal(type);
  });
  window.addEventListener('online', resume);
  hls.loadSource(src);
  hls.attachMedia(element);
  return { resumesByItself: true, unload };
};
