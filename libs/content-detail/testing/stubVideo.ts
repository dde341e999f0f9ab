interface VideoStub {
  /** The `<video>` of the page. */
  video: () => HTMLVideoElement;
  /** How often something was told to play. */
  plays: () => number;
  /** It has played to its end. */
  end: () => void;
  /** The file cannot be loaded. */
  fail: () => void;
}

/** Lets the videos of jsdom play; call it before each test and `jest.restoreAllMocks()` after it. */
export const stubVideo = (): VideoStub => {
  const media = HTMLMediaElement.prototype;
  const video = () => {
    const found = document.querySelector<HTMLVideoElement>('video:not([controls])');
    if (!found) throw new Error('The page has no video.');
    return found;
  };
  const setPaused = (element: HTMLMediaElement, value: boolean) =>
    Object.defineProperty(element, 'paused', { value, configurable: true });
  jest.spyOn(media, 'load').mockImplementation(() => undefined);
  const play = jest.spyOn(media, 'play').mockImplementation(function (this: HTMLMediaElement) {
    setPaused(this, false);
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  });
  jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (this.paused) return;
    setPaused(this, true);
    this.dispatchEvent(new Event('pause'));
  });
  return {
    video,
    plays: () => play.mock.calls.length,
    end: () => {
      setPaused(video(), true);
      video().dispatchEvent(new Event('ended'));
    },
    fail: () => void video().dispatchEvent(new Event('error')),
  };
};
