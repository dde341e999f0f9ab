import { act, fireEvent, render, screen } from '@testing-library/react';
import { createSafeStorage } from '@share/environment';
import { stubMedia } from '../../testing/stubMedia';
import { VideoPlayer } from './VideoPlayer';

const storage = createSafeStorage(() => window.localStorage);
const media = {
  src: '/media/bridge.mp4',
  duration: 222,
  subtitles: [{ label: '中文', lang: 'zh', src: '/media/bridge.vtt' }],
};

let stub: ReturnType<typeof stubMedia>;
beforeEach(() => {
  jest.useFakeTimers();
  stub = stubMedia();
  // jsdom has no text tracks.
  Object.defineProperty(HTMLVideoElement.prototype, 'textTracks', { configurable: true, value: [] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'textTracks');
});

const seekBar = () => screen.getByRole('slider');
const controls = () => seekBar().parentElement!.parentElement!;
const areShown = () => screen.getByRole('group', { name: '合龙' }).dataset['hydrated'] === 'true';

const play = () => {
  render(<VideoPlayer media={media} title="合龙" storage={storage} isSlow />);
  fireEvent.click(screen.getByRole('button', { name: '播放 合龙' }));
  act(() => stub.playTo(10, 222));
};

test('hidden controls leave the taps to the picture', () => {
  play();
  expect(controls()).not.toHaveStyle('pointer-events: none');
  fireEvent.click(stub.element());
  expect(controls()).toHaveStyle('pointer-events: none');
});

test('they stay while a finger is on them, and for three seconds after it', () => {
  play();
  act(() => jest.advanceTimersByTime(2900));
  fireEvent.pointerEnter(seekBar());
  fireEvent.focus(seekBar());
  act(() => jest.advanceTimersByTime(60_000));
  expect(areShown()).toBe(true);
  fireEvent.pointerLeave(seekBar());
  act(() => jest.advanceTimersByTime(2999));
  expect(areShown()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(areShown()).toBe(false);
});

test.each([
  ['above the controls', 68, -4],
  ['at the upper edge where those are higher than half of the picture', 112, 0],
])('cues stand %s', (_name, controlsHeight, line) => {
  play();
  const heights = new Map<Element, number>([
    [stub.element(), 211],
    [controls(), controlsHeight],
  ]);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heights.get(this) ?? 0;
  });
  const track = stub.element().querySelector('track')!;
  const cue = { line: 'auto', size: 100, snapToLines: true };
  Object.defineProperty(track, 'track', { value: { cues: [cue] } });
  fireEvent.load(track);
  expect(cue).toEqual({ line, size: 90, snapToLines: true });
});
