/** A `<video>` under the control of a test or story. */
export interface FakeVideo {
  element: HTMLVideoElement;
  /** How the next `play()` ends: with this error instead of playing. */
  refuse: (name: string) => void;
  /** The file is known to be this long, in seconds. */
  loaded: (duration: number) => void;
  /** It has played up to here, in seconds. */
  at: (seconds: number) => void;
  /** It waits for more of the file. */
  stall: () => void;
  /** It has played to its end. */
  end: () => void;
  /** The file cannot be had. */
  fail: () => void;
  /** Width of the picture, 0 for a browser that cannot decode it. */
  setPicture: (width: number) => void;
  /** How often `play()` was called. */
  plays: () => number;
}

/** Makes a video element, which in jsdom plays nothing, do what a browser does, but only when told. `play()` succeeds at once. */
export const controlVideo = (element: HTMLVideoElement): FakeVideo => {
  const values = {
    paused: true,
    ended: false,
    currentTime: 0,
    duration: NaN,
    readyState: 0,
    videoWidth: 1280,
    buffered: { length: 0 },
  };
  for (const name of Object.keys(values) as (keyof typeof values)[]) {
    Object.defineProperty(element, name, {
      configurable: true,
      get: () => values[name],
      set: (value: never) => {
        values[name] = value;
      },
    });
  }
  const tell = (type: string) => element.dispatchEvent(new Event(type));
  let refusal: string | undefined;
  let plays = 0;
  const play = () => {
    plays += 1;
    if (refusal) {
      const error = new DOMException('', refusal);
      refusal = undefined;
      return Promise.reject(error);
    }
    Object.assign(values, { paused: false, ended: false });
    tell('play');
    tell('playing');
    return Promise.resolve();
  };
  const pause = () => {
    if (values.paused) return;
    values.paused = true;
    tell('pause');
  };
  const load = () => Object.assign(values, { paused: true, ended: false, currentTime: 0, readyState: 0 });
  Object.assign(element, { play, pause, load });
  return {
    element,
    plays: () => plays,
    refuse: (name) => {
      refusal = name;
    },
    loaded: (duration) => {
      Object.assign(values, { duration, readyState: 4 });
      tell('loadedmetadata');
      tell('durationchange');
    },
    at: (seconds) => {
      values.currentTime = seconds;
      tell('timeupdate');
    },
    stall: () => void tell('waiting'),
    end: () => {
      Object.assign(values, { paused: true, ended: true, currentTime: values.duration });
      tell('pause');
      tell('ended');
    },
    fail: () => void tell('error'),
    setPicture: (width) => {
      values.videoWidth = width;
    },
  };
};
