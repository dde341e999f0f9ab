import { type ControlledMedia, controlMedia } from './controlMedia';

interface MediaStub extends Pick<ControlledMedia, 'end' | 'fail'> {
  /** How often `play()` was called on any element. */
  plays: () => number;
  /** The audio or video of the page, not the one in `<noscript>`. */
  element: () => HTMLMediaElement;
  /** The file is known to be this long and has played up to there; seconds. */
  playTo: (seconds: number, duration?: number) => void;
}

/**
 * Makes the media elements of jsdom play, and resets the state of earlier tests; call it before each test and
 * `jest.restoreAllMocks()` after it.
 */
export const stubMedia = (): MediaStub => {
  for (const storage of [window.localStorage, window.sessionStorage]) storage.removeItem('media_positions');
  const controls = new Map<HTMLMediaElement, ControlledMedia>();
  const controlOf = (element: HTMLMediaElement) => {
    const control = controls.get(element) ?? controlMedia(element);
    controls.set(element, control);
    return control;
  };
  for (const method of ['load', 'play', 'pause'] as const) {
    jest.spyOn(HTMLMediaElement.prototype, method).mockImplementation(function (this: HTMLMediaElement) {
      return controlOf(this).element[method]() as Promise<void>;
    });
  }
  const element = () => {
    const found = document.querySelector<HTMLMediaElement>('audio:not([controls]),video:not([controls])');
    if (!found) throw new Error('The page plays nothing.');
    return found;
  };
  const control = () => controlOf(element());
  return {
    element,
    plays: () => [...controls.values()].reduce((sum, { plays }) => sum + plays(), 0),
    end: () => control().end(),
    fail: (...error) => control().fail(...error),
    playTo: (seconds, duration = 100) => {
      control().loaded(duration);
      control().at(seconds);
    },
  };
};
