interface AudioStub {
  /** The `<audio>` of the page. */
  element: () => HTMLAudioElement;
  /** The file is known to be this long and has played up to there; seconds. */
  playTo: (seconds: number, duration?: number) => void;
  end: () => void;
  fail: () => void;
}

/** Lets the audio elements of jsdom play; call it before each test and `jest.restoreAllMocks()` after it. */
export const stubAudio = (): AudioStub => {
  const media = HTMLMediaElement.prototype;
  const element = () => {
    const found = document.querySelector<HTMLAudioElement>('audio:not([controls])');
    if (!found) throw new Error('The page has no audio.');
    return found;
  };
  const tell = (type: string, target = element()) => void target.dispatchEvent(new Event(type));
  const define = (values: object) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(element(), name, { value, writable: true, configurable: true });
  };
  jest.spyOn(media, 'load').mockImplementation(() => undefined);
  jest.spyOn(media, 'play').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    tell('play', this as HTMLAudioElement);
    tell('playing', this as HTMLAudioElement);
    return Promise.resolve();
  });
  jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (this.paused) return;
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    tell('pause', this as HTMLAudioElement);
  });
  return {
    element,
    playTo: (seconds, duration = 100) => {
      define({ duration });
      tell('durationchange');
      tell('loadedmetadata');
      define({ currentTime: seconds });
      tell('timeupdate');
    },
    end: () => {
      define({ ended: true, paused: true });
      tell('ended');
      define({ ended: false });
    },
    fail: () => tell('error'),
  };
};
