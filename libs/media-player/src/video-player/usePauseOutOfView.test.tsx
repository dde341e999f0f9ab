import { createSafeStorage } from '@share/environment';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMedia } from '../../testing/stubMedia';
import { VideoPlayer } from './VideoPlayer';

const media = { src: '/media/bridge.mp4', isHls: false, duration: 222 };
const storage = createSafeStorage(() => window.localStorage);

let look: (isIntersecting: boolean) => void;
const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

beforeEach(() => {
  set(document, 'pictureInPictureElement', null);
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      look = (isIntersecting) =>
        act(() => callback([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
    }
    observe() {}
    disconnect() {
      look = () => undefined;
    }
  } as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  Reflect.deleteProperty(navigator, 'onLine');
});

const play = () => userEvent.click(screen.getByRole('button', { name: '播放 合龙' }));

/** A video that plays. */
const start = async () => {
  const video = stubMedia();
  render(<VideoPlayer media={media} title="合龙" storage={storage} isSlow />);
  await play();
  act(() => video.playTo(0, 222));
  const setOnline = (isOnline: boolean) => {
    set(navigator, 'onLine', isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  return { ...video, setOnline, isPaused: () => video.element().paused };
};

test('a video that is scrolled past pauses, and plays on with a tap', async () => {
  const { isPaused } = await start();
  look(true);
  expect(isPaused()).toBe(false);
  look(false);
  expect(isPaused()).toBe(true);
  await play();
  expect(isPaused()).toBe(false);
});

test('it plays on in a window of its own', async () => {
  const { element, isPaused } = await start();
  look(true);
  set(document, 'pictureInPictureElement', element());
  look(false);
  expect(isPaused()).toBe(false);
});

test('one that was started from further down plays', async () => {
  const { isPaused } = await start();
  look(false);
  expect(isPaused()).toBe(false);
});

test.each([
  ['plays on when the network returns', true, 2],
  ['does not when it has been scrolled past since', false, 1],
])('one that failed without a network %s', async (_name, isInView, times) => {
  const { fail, plays, setOnline } = await start();
  look(true);
  setOnline(false);
  act(fail);
  look(isInView);
  setOnline(true);
  expect(plays()).toBe(times);
});
