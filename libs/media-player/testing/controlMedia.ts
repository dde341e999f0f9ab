/** A media element under the control of a test or story. */
export interface ControlledMedia<Element extends HTMLMediaElement = HTMLMediaElement> {
  element: Element;
  /** The next `play()` rejects with an error of this name. */
  refuse: (name: string) => void;
  /** The metadata arrive, with this duration in seconds. */
  loaded: (duration: number) => void;
  /** It has played up to here, in seconds. */
  at: (seconds: number) => void;
  /** It waits for more of the file. */
  stall: () => void;
  /** It has played to its end. */
  end: () => void;
  /** The file cannot be loaded; code `2` stands for the network, the message is that of browsers. */
  fail: (code?: number, message?: string) => void;
  /** Width of the picture, 0 for a browser that cannot decode it. */
  setPicture: (width: number) => void;
  /** How often `play()` was called. */
  plays: () => number;
}

/** Gives a media element, which jsdom cannot play, the behaviour of a browser, controlled by the test. `play()` succeeds at once. */
export const controlMedia = <Element extends HTMLMediaElement>(
  element: Element,
): ControlledMedia<Element> => {
  const untouched = {
    paused: true,
    ended: false,
    currentTime: 0,
    readyState: 0,
    error: null as object | null,
  };
  const values = { ...untouched, duration: NaN, videoWidth: 1280, buffered: { length: 0 } };
  for (const name of Object.keys(values) as (keyof typeof values)[]) {
    Object.defineProperty(element, name, {
      configurable: true,
      get: () => values[name],
      set: (value: never) => {
        values[name] = value;
      },
    });
  }
  const emit = (type: string) => void element.dispatchEvent(new Event(type));
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
    emit('play');
    emit('playing');
    return Promise.resolve();
  };
  const pause = () => {
    if (values.paused) return;
    values.paused = true;
    emit('pause');
  };
  const load = () => void Object.assign(values, untouched);
  Object.assign(element, { play, pause, load });
  return {
    element,
    plays: () => plays,
    refuse: (name) => {
      refusal = name;
    },
    loaded: (duration) => {
      Object.assign(values, { duration, readyState: 4 });
      emit('durationchange');
      emit('loadedmetadata');
    },
    at: (seconds) => {
      values.currentTime = seconds;
      emit('timeupdate');
    },
    stall: () => emit('waiting'),
    end: () => {
      Object.assign(values, { paused: true, ended: true });
      if (values.duration > 0) values.currentTime = values.duration;
      emit('pause');
      emit('ended');
    },
    fail: (code = 4, message = '') => {
      values.error = { code, message };
      emit('error');
    },
    setPicture: (width) => {
      values.videoWidth = width;
    },
  };
};
