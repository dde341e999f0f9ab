interface FakeAudio {
  element: HTMLAudioElement;
  /** How the next `play()` ends: with this error instead of playing. */
  refuse: (name: string) => void;
  /** The file is known to be this long, in seconds. */
  loaded: (duration: number) => void;
  /** It has played up to here, in seconds. */
  at: (seconds: number) => void;
  /** It has played to its end. */
  end: () => void;
  /** The file cannot be had; `2` stands for the network. */
  fail: (code: number) => void;
}

/** An `<audio>` in the document that does what a browser does, but only when told. */
export const createFakeAudio = (): FakeAudio => {
  const element = document.createElement('audio');
  document.body.append(element);
  const values = { paused: true, ended: false, currentTime: 0, duration: NaN, error: null as object | null };
  let refusal: string | undefined;
  const tell = (type: string) => element.dispatchEvent(new Event(type));
  for (const name of Object.keys(values) as (keyof typeof values)[]) {
    Object.defineProperty(element, name, {
      get: () => values[name],
      set: (value: never) => {
        values[name] = value;
      },
    });
  }
  const stop = () => {
    if (values.paused) return;
    values.paused = true;
    tell('pause');
  };
  return Object.assign(
    {
      element: Object.assign(element, {
        load: () => {
          Object.assign(values, { paused: true, ended: false, currentTime: 0, error: null });
        },
        play: () => {
          if (refusal) {
            const error = new DOMException('', refusal);
            refusal = undefined;
            return Promise.reject(error);
          }
          Object.assign(values, { paused: false, ended: false });
          tell('play');
          tell('playing');
          return Promise.resolve();
        },
        pause: stop,
      }),
    },
    {
      refuse: (name: string) => {
        refusal = name;
      },
      loaded: (duration: number) => {
        values.duration = duration;
        tell('durationchange');
        tell('loadedmetadata');
      },
      at: (seconds: number) => {
        values.currentTime = seconds;
        tell('timeupdate');
      },
      end: () => {
        Object.assign(values, { paused: true, ended: true, currentTime: values.duration });
        tell('pause');
        tell('ended');
      },
      fail: (code: number) => {
        Object.assign(values, { error: { code } });
        tell('error');
      },
    },
  );
};
