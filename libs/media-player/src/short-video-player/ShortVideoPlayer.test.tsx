import { createSafeStorage } from '@share/environment';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMedia } from '../../testing/stubMedia';
import { ShortVideoPlayer } from './ShortVideoPlayer';

const storage = createSafeStorage(() => window.localStorage);
const subtitles = [
  { label: '中文', lang: 'zh', src: '/media/boat.vtt' },
  { label: 'English', lang: 'en', src: '/media/boat-en.vtt' },
];
const media = { src: '/media/boat.mp4', isHls: false, duration: 43 };

/** jsdom has no text tracks. */
const stubTracks = () => {
  const tracks = subtitles.map(({ label, lang }) => ({ label, language: lang, mode: 'disabled' }));
  Object.defineProperty(HTMLVideoElement.prototype, 'textTracks', { configurable: true, value: tracks });
  return () => tracks.map(({ mode }) => mode);
};

let stub: ReturnType<typeof stubMedia>;
let modes: () => string[];
beforeEach(() => {
  window.localStorage.clear();
  stub = stubMedia();
  modes = stubTracks();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'textTracks');
});

interface Page {
  isStill?: boolean;
  tracks?: typeof subtitles;
}

const show = ({ isStill = false, tracks = subtitles }: Page = {}) => {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: isStill && query.includes('motion') }),
  });
  render(
    <ShortVideoPlayer
      title="撑船"
      media={{ ...media, subtitles: tracks }}
      storage={storage}
      nextHref="#next"
    />,
  );
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const openMenu = (name: string) => userEvent.click(button(name));

test('a video that starts without sound shows its first subtitles', () => {
  show();
  expect(stub.element().muted).toBe(true);
  expect(modes()).toEqual(['showing', 'disabled']);
  expect(button('字幕 中文')).toBeInTheDocument();
});

test('no subtitles are fetched before it plays', async () => {
  show({ isStill: true });
  expect(modes()).toEqual(['disabled', 'disabled']);
  await userEvent.click(button('播放 撑船'));
  expect(modes()).toEqual(['showing', 'disabled']);
});

test('every language can be chosen, and none, which is remembered', async () => {
  show();
  await openMenu('字幕 中文');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(modes()).toEqual(['disabled', 'showing']);
  expect(button('字幕 English')).toHaveFocus();
  await openMenu('字幕 English');
  await userEvent.click(screen.getByRole('menuitemradio', { name: '关闭' }));
  expect(modes()).toEqual(['disabled', 'disabled']);
  expect(storage.get('media_subtitles')).toBe('');
});

test.each([
  ['the language chosen last in any video is shown', 'en', ['disabled', 'showing']],
  ['none are shown to a visitor who has switched them off', '', ['disabled', 'disabled']],
])('%s', (_name, chosen, expected) => {
  storage.set('media_subtitles', chosen);
  show();
  expect(modes()).toEqual(expected);
});

test('a tap beside the menu closes it, and does not pause', async () => {
  show();
  await openMenu('字幕 中文');
  expect(screen.queryByRole('button', { name: /^暂停/ })).not.toBeInTheDocument();
  await userEvent.click(stub.element());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(stub.element().paused).toBe(false);
});

test('a visitor who scrolls the menu stays with the video', async () => {
  show();
  const followed = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: '下一条' }).addEventListener('click', followed);
  await openMenu('字幕 中文');
  const at = (clientY: number) => [{ clientX: 300, clientY }];
  fireEvent.touchStart(screen.getByRole('menu'), { touches: at(500), changedTouches: at(500) });
  fireEvent.touchEnd(screen.getByRole('menu'), { changedTouches: at(300) });
  expect(followed).not.toHaveBeenCalled();
});

test('cues stand where nothing is written on the picture', () => {
  show();
  const track = stub.element().querySelector('track') as HTMLTrackElement;
  const cue = { line: 90, size: 100, snapToLines: false };
  Object.defineProperty(track, 'track', { value: { cues: [cue] } });
  fireEvent.load(track);
  expect(cue).toEqual({ line: 5, size: 64, snapToLines: true });
});

test('a video without subtitles has no button for them', () => {
  show({ tracks: [] });
  expect(screen.queryByRole('button', { name: /^字幕/ })).not.toBeInTheDocument();
});
