import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSafeStorage } from '@share/environment';
import { renderToString } from 'react-dom/server';
import { controlMedia } from '../../testing/controlMedia';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer';

const storage = createSafeStorage(() => window.localStorage);
const media = {
  src: '/media/bridge.mp4',
  isHls: false,
  duration: 222,
  poster: { src: '/media/bridge.svg' },
  subtitles: [{ label: '中文', lang: 'zh', src: '/media/bridge.vtt' }],
};
const base = { media, title: '合龙', storage, isSlow: true };

/** jsdom knows no media queries. */
const answerQueries = (...matching: string[]) =>
  Object.assign(window, { matchMedia: (query: string) => ({ matches: matching.includes(query) }) });

const show = (props: Partial<VideoPlayerProps> = {}) => {
  const element = document.createElement('video');
  const create = jest.spyOn(document, 'createElement');
  create.mockImplementation(((name: string) => {
    if (name === 'video') return element;
    return Document.prototype.createElement.call(document, name);
  }) as typeof document.createElement);
  const video = controlMedia(element);
  const view = render(<VideoPlayer {...base} {...props} />);
  create.mockRestore();
  const fire = (change: () => void) => act(async () => change());
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: '播放 合龙' }));
    await fire(() => video.loaded(222));
  };
  return { video, fire, open, ...view };
};

beforeEach(() => {
  window.localStorage.clear();
  answerQueries();
});

test('before its script runs it is a poster, a button and the length; without scripts the player of the browser', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<VideoPlayer {...base} />).replace(/<\/?noscript>/g, '');
  const [ours, plain] = page.querySelectorAll('video');
  expect(ours).toHaveAttribute('poster', '/media/bridge.svg');
  expect(ours).not.toHaveAttribute('src');
  expect(ours).toHaveAttribute('playsinline');
  expect(ours).toHaveAttribute('x5-video-player-type', 'h5-page');
  expect(plain).toHaveAttribute('src', media.src);
  expect(plain).toHaveAttribute('controls');
  expect(page.querySelector('button')).toHaveAttribute('aria-label', '播放 合龙');
  expect(page).toHaveTextContent('03:42');
});

test('its script takes over the finished markup as it is', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<VideoPlayer {...base} />);
  render(<VideoPlayer {...base} />, { container, hydrate: true });
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('a dark page dims the poster, but not the video', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  const { video, open } = show();
  expect(getComputedStyle(video.element).filter).toContain('brightness');
  await open();
  expect(getComputedStyle(video.element).filter).not.toContain('brightness');
  delete document.documentElement.dataset['theme'];
});

test('a light page leaves the poster as it is', () => {
  const { video } = show();
  expect(getComputedStyle(video.element).filter).not.toContain('brightness');
});

test('plays and pauses with the large button', async () => {
  const { video, open } = show();
  await open();
  expect(video.plays()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: '暂停 合龙' }));
  expect(screen.getByRole('button', { name: '播放 合龙' })).toBeInTheDocument();
});

test('says that it waits, and offers to play again at the end', async () => {
  const { video, fire, open } = show();
  await open();
  await fire(video.stall);
  expect(screen.getByRole('button', { name: '加载中 合龙' })).toHaveAttribute('aria-busy', 'true');
  await fire(video.end);
  await userEvent.click(screen.getByRole('button', { name: '重播 合龙' }));
  expect(video.plays()).toBe(2);
});

test('a failure says so and can be tried again', async () => {
  const { video, fire, open } = show();
  await open();
  await fire(video.fail);
  expect(screen.getByRole('alert')).toHaveTextContent('视频暂时无法播放，请检查网络后重试');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(video.plays()).toBe(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('speeds go round', async () => {
  const { video, fire, open } = show();
  await open();
  for (const rate of [1.25, 1.5, 2, 0.75, 1]) {
    await userEvent.click(screen.getByRole('button', { name: /^播放速度/ }));
    expect(video.element.playbackRate).toBe(rate);
    await fire(() => undefined);
    expect(screen.getByRole('button', { name: `播放速度 ${rate} 倍` })).toHaveTextContent(`${rate}×`);
  }
});

describe('subtitles', () => {
  const subtitles = [
    { label: '中文', lang: 'zh', src: '/media/bridge.vtt' },
    { label: 'English', lang: 'en', src: '/media/bridge-en.vtt' },
  ];
  /** jsdom has no text tracks. */
  const start = async (props: Partial<VideoPlayerProps> = {}) => {
    const shown = show({ media: { ...media, subtitles }, ...props });
    const tracks = subtitles.map(({ label, lang }) => ({ label, language: lang, mode: 'disabled' }));
    Object.defineProperty(shown.video.element, 'textTracks', { value: tracks });
    return { ...shown, modes: () => tracks.map(({ mode }) => mode) };
  };
  const openMenu = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const items = () => screen.getAllByRole('menuitemradio');

  test('the first is on from the start; every language can be chosen, and none', async () => {
    const { open, modes } = await start();
    expect(modes()).toEqual(['disabled', 'disabled']);
    await open();
    expect(modes()).toEqual(['showing', 'disabled']);
    await openMenu('字幕 中文');
    expect(items().map(({ textContent }) => textContent)).toEqual(['关闭', '中文', 'English']);
    expect(items()[1]).toHaveFocus();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(modes()).toEqual(['disabled', 'showing']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '字幕 English' })).toHaveFocus();
    await openMenu('字幕 English');
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
    await userEvent.click(screen.getByRole('menuitemradio', { name: '关闭' }));
    expect(modes()).toEqual(['disabled', 'disabled']);
  });

  test('arrow keys move through the menu, and Escape closes it without a change', async () => {
    const { open, modes } = await start();
    await open();
    await openMenu('字幕 中文');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(items()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(items()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '字幕 中文' })).toHaveFocus();
    expect(modes()).toEqual(['showing', 'disabled']);
  });

  test('a tap beside the menu closes it', async () => {
    const { video, open } = await start();
    await open();
    await openMenu('字幕 中文');
    await userEvent.click(video.element);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('the language chosen last is shown in the next video, once it plays', async () => {
    storage.set('media_subtitles', 'en');
    const { open, modes } = await start();
    expect(modes()).toEqual(['disabled', 'disabled']);
    await open();
    expect(modes()).toEqual(['disabled', 'showing']);
    await openMenu('字幕 English');
    await userEvent.click(screen.getByRole('menuitemradio', { name: '关闭' }));
    expect(storage.get('media_subtitles')).toBe('');
  });

  test.each([
    ['a video without the language chosen last shows its first', 'fr', 'showing'],
    ['none are shown to a visitor who has switched them off', '', 'disabled'],
  ])('%s', async (_name, chosen, mode) => {
    storage.set('media_subtitles', chosen);
    const { open, modes } = await start();
    await open();
    expect(modes()).toEqual([mode, 'disabled']);
    expect(storage.get('media_subtitles')).toBe(chosen);
  });

  test('a video without subtitles has no menu', async () => {
    const { open } = show({ media: { ...media, subtitles: [] } });
    await open();
    expect(screen.queryByRole('button', { name: /^字幕/ })).not.toBeInTheDocument();
  });
});

test('keys move, silence and pause', async () => {
  const { video, fire, open } = show();
  await open();
  await fire(() => video.at(60));
  const slider = screen.getByRole('slider', { name: '播放进度' });
  const press = (key: string) => act(async () => fireEvent.keyDown(slider, { key }));
  await press('ArrowRight');
  expect(video.element.currentTime).toBe(65);
  await press('m');
  expect(video.element.muted).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '打开声音' }));
  expect(video.element.muted).toBe(false);
  await press(' ');
  expect(screen.getByRole('button', { name: '播放 合龙' })).toBeInTheDocument();
});

test('shortcuts of the browser are not intercepted', async () => {
  const { video, open } = show();
  await open();
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'm', ctrlKey: true });
  expect(video.element.muted).toBe(false);
});

describe('controls', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('go after three seconds of play and come back with a tap', async () => {
    const { video, fire } = show();
    const player = screen.getByRole('group', { name: '合龙' });
    fireEvent.click(screen.getByRole('button'));
    await fire(() => video.loaded(222));
    expect(player).toHaveAttribute('data-hydrated', 'true');
    act(() => jest.advanceTimersByTime(3000));
    expect(player).toHaveAttribute('data-hydrated', 'false');
    fireEvent.click(video.element);
    expect(player).toHaveAttribute('data-hydrated', 'true');
  });

  test('stay while the menu of the subtitles is open', async () => {
    const { video, fire } = show();
    const player = screen.getByRole('group', { name: '合龙' });
    Object.defineProperty(video.element, 'textTracks', { value: [] });
    fireEvent.click(screen.getByRole('button'));
    await fire(() => video.loaded(222));
    fireEvent.click(screen.getByRole('button', { name: '字幕 中文' }));
    act(() => jest.advanceTimersByTime(3000));
    expect(player).toHaveAttribute('data-hydrated', 'true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: '关闭' }));
    act(() => jest.advanceTimersByTime(3000));
    expect(player).toHaveAttribute('data-hydrated', 'false');
  });
});

test('sound without a picture is said, with a way to the app', async () => {
  jest.useFakeTimers();
  const onOfferApp = jest.fn();
  const { video, fire } = show({ onOfferApp });
  video.setPicture(0);
  fireEvent.click(screen.getByRole('button'));
  await fire(() => video.loaded(222));
  act(() => jest.advanceTimersByTime(3000));
  jest.useRealTimers();
  expect(screen.getByRole('status')).toHaveTextContent('此浏览器无法显示画面，只能听到声音');
  const offer = screen.getByRole('button', { name: '打开App观看' });
  expect(offer).toHaveAttribute('data-open-app');
  fireEvent.click(offer);
  expect(onOfferApp).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<VideoPlayerProps>, string[], { src: boolean; plays: boolean }]>([
  ['a fast line prepares it', { isSlow: false }, [], { src: true, plays: false }],
  ['a slow one does not', { isSlow: true, autoPlayMuted: true }, [], { src: false, plays: false }],
  ['it may start without sound', { isSlow: false, autoPlayMuted: true }, [], { src: true, plays: true }],
  [
    'not on a still page',
    { isSlow: false, autoPlayMuted: true },
    ['(prefers-reduced-motion: reduce)'],
    { src: true, plays: false },
  ],
  [
    'not for visitors who save data',
    { isSlow: undefined, autoPlayMuted: true },
    ['(prefers-reduced-data: reduce)'],
    { src: false, plays: false },
  ],
])('%s', async (_name, props, queries, expected) => {
  answerQueries(...queries);
  const { video, fire } = show(props);
  await fire(() => undefined);
  expect(video.element.hasAttribute('src')).toBe(expected.src);
  expect(video.plays()).toBe(expected.plays ? 1 : 0);
  expect(video.element.muted).toBe(expected.plays);
});

test.each([
  [true, 1],
  [false, 0],
])('other media with playsOn=%s start %d times', async (playsOn, times) => {
  const { video, rerender } = show({ playsOn: false });
  rerender(
    <VideoPlayer
      {...base}
      media={{ src: '/media/train.mp4', isHls: false }}
      title="火车"
      playsOn={playsOn}
    />,
  );
  expect(video.plays()).toBe(times);
});

test('another item of the same file starts, too', () => {
  const { video, rerender } = show({ media: { ...media, id: 'first' } });
  rerender(<VideoPlayer {...base} media={{ ...media, id: 'second' }} playsOn />);
  expect(video.plays()).toBe(1);
});

test('the same item chosen once more starts', () => {
  const { video, rerender } = show();
  rerender(<VideoPlayer {...base} playsOn choices={1} />);
  expect(video.plays()).toBe(1);
});

test('a trailer has a small button with its name in place of the large one', async () => {
  const { video } = show({ startLabel: '预告片 00:45' });
  await userEvent.click(screen.getByRole('button'));
  expect(video.plays()).toBe(1);
  expect(screen.getByRole('button', { name: '暂停 合龙' })).toBeInTheDocument();
  expect(screen.queryByText('预告片 00:45')).not.toBeInTheDocument();
});

test('a live stream has neither a place nor a speed', async () => {
  const { open } = show({ media: { ...media, isLive: true } });
  await open();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /播放速度/ })).not.toBeInTheDocument();
  expect(screen.getByText('直播中')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '回到直播' })).not.toBeInTheDocument();
});

test('a live stream that has fallen behind leads back to what happens now', async () => {
  const { video, fire, open } = show({ media: { ...media, isLive: true } });
  await open();
  const seekable = { length: 1, start: () => 0, end: () => 300 };
  Object.defineProperty(video.element, 'seekable', { value: seekable });
  await fire(() => video.at(100));
  await userEvent.click(screen.getByRole('button', { name: '回到直播' }));
  expect(video.element.currentTime).toBe(294);
  await fire(() => video.at(294));
  expect(screen.queryByRole('button', { name: '回到直播' })).not.toBeInTheDocument();
});

describe('picture in picture', () => {
  const given = { configurable: true, writable: true };
  const support = (isEnabled: boolean) =>
    Object.defineProperty(document, 'pictureInPictureEnabled', { ...given, value: isEnabled });
  afterEach(() => {
    for (const name of ['pictureInPictureEnabled', 'pictureInPictureElement', 'exitPictureInPicture'])
      Reflect.deleteProperty(document, name);
  });

  test('opens a window for the video and closes it again', async () => {
    support(true);
    const { video, open } = show();
    let shown: Element | null = null;
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, get: () => shown });
    video.element.requestPictureInPicture = jest.fn(async () => {
      shown = video.element;
      return {} as PictureInPictureWindow;
    });
    document.exitPictureInPicture = jest.fn(async () => {
      shown = null;
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: '画中画' }));
    expect(shown).toBe(video.element);
    await userEvent.click(screen.getByRole('button', { name: '画中画' }));
    expect(shown).toBeNull();
    expect(document.exitPictureInPicture).toHaveBeenCalledTimes(1);
  });

  test('a browser that refuses changes nothing', async () => {
    support(true);
    const { video, open } = show();
    video.element.requestPictureInPicture = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: '画中画' }));
    expect(video.element.paused).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([[false], [undefined]])('is not offered where it is %s', async (isEnabled) => {
    if (isEnabled !== undefined) support(isEnabled);
    const { open } = show();
    await open();
    expect(screen.queryByRole('button', { name: '画中画' })).not.toBeInTheDocument();
  });
});
