/** Names that browsers of 2020 still prefix. */
interface PrefixedElement {
  webkitRequestFullscreen?: () => void;
}

interface PrefixedDocument {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
}

/** An iPhone enlarges only the video itself, with its own controls. */
interface AppleVideo {
  webkitEnterFullscreen?: () => void;
}

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

const ignore = () => undefined;

const enlarge = (box: HTMLElement & PrefixedElement, video: HTMLVideoElement & AppleVideo) => {
  if (typeof box.requestFullscreen === 'function') return box.requestFullscreen();
  if (box.webkitRequestFullscreen) box.webkitRequestFullscreen();
  else video.webkitEnterFullscreen?.();
  return undefined;
};

/** Fills the screen with the player or gives the page back. A wide video turns the phone where that can be done. */
export const toggleFullscreen = async (box: HTMLElement, video: HTMLVideoElement): Promise<void> => {
  const page: Document & PrefixedDocument = document;
  if (page.fullscreenElement ?? page.webkitFullscreenElement) {
    if (typeof page.exitFullscreen === 'function') await page.exitFullscreen().catch(ignore);
    else page.webkitExitFullscreen?.();
    return;
  }
  await Promise.resolve(enlarge(box, video)).catch(ignore);
  const orientation: (ScreenOrientation & LockableOrientation) | undefined = screen.orientation;
  if (video.videoWidth > video.videoHeight) await orientation?.lock?.('landscape').catch(ignore);
};
